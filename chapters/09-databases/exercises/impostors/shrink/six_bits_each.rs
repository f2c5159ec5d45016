// caught by: two_games_get_different_bytes
// mistake: That's six bits for each move

use board::Square;

pub fn shrink(moves: &[Square]) -> Vec<u8> {
    let mut bytes = vec![0; (6 * moves.len()).div_ceil(8)];
    for (number, square) in moves.iter().enumerate() {
        for bit in 0..6 {
            let place = 6 * number + bit;
            let value = (square.index() >> bit & 1) as u8;
            bytes[place / 8] |= value << (place % 8);
        }
    }
    bytes
}
