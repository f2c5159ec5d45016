//! The moves don't matter, only where they lead.

use end_of_game::Position;
use transpositions::canonical;
use whole_games::{parse_transcript, referee};

fn after(transcript: &str) -> Position {
    let plies = parse_transcript(transcript).expect("a transcript");
    let game = referee(Position::start(), &plies);
    game.expect("legal moves").position
}

/// Whether two games have led to the same position, seen from any side.
pub fn same_opening(one: &str, other: &str) -> bool {
    canonical(&after(one)) == canonical(&after(other))
}
