//! The checks of `forced_win`.

use checks::{Random, Task};
use tic_tac_toe::{Level, Spot, TicTacToe};
use tic_tac_toe_exercises::forced_win::forced_win;

#[impostor_macros::add_mistakes]
fn task() -> Task<(TicTacToe,), Vec<Spot>> {
    Task::new("forced_win", |(game,)| forced_win(&game))
        .contrast(|random| (one_win(random),), reference)
}

/// Returns the moves of a game between two perfect players, if the first can
/// force a win.
fn reference((mut game,): (TicTacToe,)) -> Vec<Spot> {
    let values = Level::Hard.analyze(&game).values;
    let mut moves = Vec::new();
    while values.iter().any(|scored| scored.1 > 0)
        && let Some(&spot) = Level::Hard.analyze(&game).best().first()
    {
        game.put(spot);
        moves.push(spot);
    }
    moves
}

#[track_caller]
fn expect(signs: &str, names: &[&str]) {
    let game = signs.parse().expect("the check's game");
    let spots = names
        .iter()
        .map(|name| name.parse().expect("the check's spot"));
    task().expect([((game,), spots.collect())]);
}

#[test]
fn a_win_in_one_move_is_one_move() {
    expect("XX.OO....", &["c1"]);
}

#[test]
fn a_draw_has_no_forced_win() {
    expect("X...O....", &[]);
    expect(".........", &[]);
}

#[test]
fn a_lost_game_has_none_either() {
    expect("X.O.O.X.X", &[]);
    expect("XXXOO....", &[]);
}

#[test]
fn two_threats_win_in_three_moves() {
    expect("X.O.O...X", &["a3", "b1", "a2"]);
}

#[test]
fn an_edge_beside_the_corner_loses_in_five_moves() {
    let game: TicTacToe = "XO.......".parse().expect("the check's game");
    task().agrees_with(reference, [(game,)]);
}

#[test]
fn two_hundred_games_are_won_as_in_the_chapter() {
    let games = (0..200).map(|seed| (any_game(&mut Random::new(seed)),));
    task().agrees_with(reference, games);
}

fn any_game(random: &mut Random) -> TicTacToe {
    let turns = 2 + random.below(6);
    let moves = |game: &TicTacToe| game.moves().collect();
    random.play(TicTacToe::new(), turns, moves, |game, spot| game.put(spot))
}

/// Returns a game in which one move wins, and at once.
fn one_win(random: &mut Random) -> TicTacToe {
    loop {
        let game = any_game(random);
        let values = Level::Hard.analyze(&game).values.into_iter();
        let wins = values.filter(|scored| scored.1 > 0).count();
        if wins == 1 && reference((game,)).len() == 1 {
            return game;
        }
    }
}
