//! The checks of `start_with_f5`.

use board::Square;
use checks::{Random, Task, random_game, transcript};
use whole_games_exercises::start_with_f5::start_with_f5;

type Moves = Vec<Square>;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Moves,), Moves> {
    Task::new("start_with_f5", |(moves,): (Moves,)| start_with_f5(&moves))
        .contrast(begun_with_c4, reference)
        .panic(
            "index out of bounds",
            "A game without a move has no first move: check for that.",
        )
}

fn first(moves: &[Square]) -> Option<String> {
    moves.first().map(Square::to_string)
}

fn turned(moves: Moves, turn: fn(i32, i32) -> (i32, i32)) -> Moves {
    let turn = |square: Square| {
        let (column, row) = turn(square.column(), square.row());
        Square::at(column, row)
    };
    moves.into_iter().map(turn).collect()
}

fn reference((moves,): (Moves,)) -> Moves {
    match first(&moves).as_deref() {
        Some("c4") => turned(moves, |c, r| (7 - c, 7 - r)),
        Some("e6") => turned(moves, |c, r| (r, c)),
        Some("d3") => turned(moves, |c, r| (7 - r, 7 - c)),
        _ => moves,
    }
}

#[track_caller]
fn expect(game: &str, same: &str) {
    task().expect([((transcript(game),), transcript(same))]);
}

#[test]
fn a_game_that_begins_with_f5_stays_as_it_is() {
    expect("f5d6c3d3c4", "f5d6c3d3c4");
}

#[test]
fn a_game_without_a_move_stays_as_it_is() {
    expect("", "");
}

#[test]
fn c4e3_becomes_f5d6() {
    expect("c4e3", "f5d6");
}

#[test]
fn e6f4_becomes_f5d6() {
    expect("e6f4", "f5d6");
}

#[test]
fn d3c5_becomes_f5d6() {
    expect("d3c5", "f5d6");
}

#[test]
fn fifty_games_come_out_as_in_the_chapter() {
    let games = (0..50).map(|seed| (a_game(&mut Random::new(seed)),));
    task().agrees_with(reference, games);
}

/// Returns the moves of a whole game.
fn a_game(random: &mut Random) -> Moves {
    random_game(random, 60).0
}

/// Returns the first moves of a game that begins with c4.
fn begun_with_c4(random: &mut Random) -> (Moves,) {
    let game = reference((a_game(random),));
    let mut game = turned(game, |c, r| (7 - c, 7 - r));
    game.truncate(2 + random.below(6));
    (game,)
}
