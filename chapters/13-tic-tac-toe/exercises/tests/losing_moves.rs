//! The checks of `losing_moves`.

use checks::{Random, Task};
use tic_tac_toe::{Level, Spot, TicTacToe};
use tic_tac_toe_exercises::losing_moves::losing_moves;

#[impostor_macros::add_mistakes]
fn task() -> Task<(TicTacToe,), Vec<Spot>> {
    Task::new("losing_moves", |(game,)| losing_moves(&game))
        .contrast(|random| (six_marks(random),), reference)
}

fn reference((game,): (TicTacToe,)) -> Vec<Spot> {
    let values = Level::Hard.analyze(&game).values.into_iter();
    let losing = values.filter(|scored| scored.1 < 0);
    losing.map(|scored| scored.0).collect()
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
fn one_move_wins_and_one_draws_and_one_loses() {
    expect(".XO.XX.OO", &["a1"]);
}

#[test]
fn a_move_that_leaves_a_threat_open_loses() {
    expect(".XO.XX.O.", &["a1", "a3", "c3"]);
}

#[test]
fn nothing_loses_at_the_start() {
    expect(".........", &[]);
}

#[test]
fn a_finished_game_has_no_moves_to_warn_of() {
    expect("XXXOO....", &[]);
}

#[test]
fn a_corner_must_be_answered_in_the_center() {
    expect("X........", &["b1", "c1", "a2", "c2", "a3", "b3", "c3"]);
}

#[test]
fn an_edge_has_four_wrong_answers() {
    expect("...X.....", &["b1", "c1", "b3", "c3"]);
}

#[test]
fn a_corner_between_two_corners_loses_later() {
    expect("X...O...X", &["c1", "a3"]);
}

#[test]
fn some_losses_are_quick_and_some_are_late() {
    expect("XO..X....", &["c1", "a2", "c2", "a3", "b3", "c3"]);
}

#[test]
fn two_hundred_games_get_the_warnings_of_the_chapter() {
    let games = (0..200).map(|seed| (any_game(&mut Random::new(seed)),));
    task().agrees_with(reference, games);
}

fn any_game(random: &mut Random) -> TicTacToe {
    let turns = 1 + random.below(8);
    let moves = |game: &TicTacToe| game.moves().collect();
    random.play(TicTacToe::new(), turns, moves, |game, spot| game.put(spot))
}

/// Returns a game that goes on after six moves.
fn six_marks(random: &mut Random) -> TicTacToe {
    loop {
        let game = any_game(random);
        if game.marks() == 6 && !game.is_over() {
            return game;
        }
    }
}
