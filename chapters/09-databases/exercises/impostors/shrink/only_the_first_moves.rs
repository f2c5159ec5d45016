// caught by: games_that_differ_late_get_different_bytes
// mistake: It looks as if only the first 32 moves are packed

use board::Square;

pub fn shrink(moves: &[Square]) -> Vec<u8> {
    moves
        .iter()
        .take(32)
        .map(|square| square.index() as u8)
        .collect()
}
