//! The checks of `winning_spots`.

use checks::{Random, Task};
use tic_tac_toe::{Mark, Spot, TicTacToe, few_moves, win_or_loss};
use tic_tac_toe_exercises::winning_spots::winning_spots;

const PLAYED_ON: &str = "You're playing on after the end of a game: the last \
     move is still on the board. Make each move on a fresh copy, `let mut \
     after = *game;`.";

#[impostor_macros::add_mistakes]
fn task() -> Task<(TicTacToe,), Vec<Spot>> {
    Task::new("winning_spots", |(game,)| winning_spots(&game))
        .panic("Over", PLAYED_ON)
        .contrast(one_win, reference)
}

fn reference((mut game,): (TicTacToe,)) -> Vec<Spot> {
    let values = few_moves::one_ahead(&mut game, win_or_loss).into_iter();
    values
        .filter(|scored| scored.1 == 1000)
        .map(|scored| scored.0)
        .collect()
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
fn a_line_of_two_is_completed() {
    expect("XX.O.O...", &["c1"]);
}

#[test]
fn the_first_move_does_not_win() {
    expect(".........", &[]);
}

#[test]
fn o_completes_its_own_lines() {
    expect("X.XOO...X", &["c2"]);
}

#[test]
fn several_lines_can_be_open() {
    expect("X.XOXO.O.", &["b1", "a3", "c3"]);
}

#[test]
fn a_finished_game_is_not_won_again() {
    expect("XXXOO....", &[]);
}

#[test]
fn two_hundred_games_have_the_spots_of_the_chapter() {
    let games = (0..200).map(|seed| (any_game(&mut Random::new(seed)),));
    task().agrees_with(reference, games);
}

fn any_game(random: &mut Random) -> TicTacToe {
    let turns = random.below(9);
    let moves = |game: &TicTacToe| game.moves().collect();
    random.play(TicTacToe::new(), turns, moves, |game, spot| game.put(spot))
}

/// Returns a game in which X has one way to win at once.
fn one_win(random: &mut Random) -> (TicTacToe,) {
    loop {
        let call = (any_game(random),);
        if call.0.to_move() == Mark::X && reference(call).len() == 1 {
            return call;
        }
    }
}
