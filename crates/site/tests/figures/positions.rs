//! Positions that several pictures show.

use end_of_game::Position;
use whole_games::{parse_transcript, referee};

/// The moves before c6 in the position of the C++ exercise sheet.
pub const MOVES_BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// Returns the position after a game's moves.
pub fn position_after(transcript: &str) -> Position {
    let plies = parse_transcript(transcript).unwrap();
    referee(Position::start(), &plies).unwrap().position
}
