// caught by: two_games_get_different_bytes
// mistake: That's a byte for each move, as the federation has it

use board::Square;

pub fn shrink(moves: &[Square]) -> Vec<u8> {
    let byte =
        |square: &Square| (10 * square.row() + square.column() + 11) as u8;
    moves.iter().map(byte).collect()
}
