//! The checks of `most_moves`.

use bitboards::BitPosition;
use bitboards_exercises::most_moves::most_moves;
use checks::Task;
use end_of_game::Position;
use whole_games::{parse_transcript, referee};

/// What comes of a game.
#[derive(Debug, PartialEq)]
enum GameEnd {
    /// The side to move has this many moves, or more than the check wants.
    Moves(u32),
    /// It's over: nobody can move.
    Over,
    /// The text isn't a game, and why.
    NotAGame(String),
}

fn measure(wanted: u32) -> GameEnd {
    let plies = match parse_transcript(&most_moves()) {
        Ok(plies) => plies,
        Err(why) => return GameEnd::NotAGame(why.to_string()),
    };
    let position = match referee(Position::start(), &plies) {
        Ok(game) => BitPosition::from(&game.position),
        Err(why) => return GameEnd::NotAGame(why.to_string()),
    };
    match position.moves().count_ones() {
        0 if position.is_over() => GameEnd::Over,
        moves => GameEnd::Moves(moves.min(wanted)),
    }
}

#[track_caller]
fn expect(answer: fn(()) -> GameEnd, wanted: u32) {
    Task::new("most_moves", answer).expect([((), GameEnd::Moves(wanted))]);
}

#[test]
fn there_are_20_moves() {
    expect(|()| measure(20), 20);
}

#[test]
fn there_are_24_moves() {
    expect(|()| measure(24), 24);
}

#[test]
fn there_are_28_moves() {
    expect(|()| measure(28), 28);
}
