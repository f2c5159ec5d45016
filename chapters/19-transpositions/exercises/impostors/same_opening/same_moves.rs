// caught by: a_turned_board_is_the_same
// mistake: Did you turn the board, and hold it up to a mirror? Compare the positions from all sides.

use whole_games::{Ply, parse_transcript};

fn moves(transcript: &str) -> Vec<String> {
    let plies = parse_transcript(transcript).expect("a transcript");
    let mut names: Vec<_> = plies.iter().map(Ply::to_string).collect();
    names.sort();
    names
}

/// Whether two games have led to the same position, seen from any side.
pub fn same_opening(one: &str, other: &str) -> bool {
    moves(one) == moves(other)
}
