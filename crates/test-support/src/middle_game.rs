//! Twenty middle-game positions: after 16 to 32 moves of tournament games of 1990 and
//! 2021.

use end_of_game::Position;
use whole_games::{parse_transcript, referee};

/// Returns the positions, always in the same order.
pub fn positions() -> Vec<Position> {
    let games = include_str!("middle_game.txt");
    games.lines().map(position).collect()
}

/// Returns the position after the moves of this transcript.
pub fn position(transcript: &str) -> Position {
    let plies = parse_transcript(transcript).unwrap();
    referee(Position::start(), &plies).unwrap().position
}
