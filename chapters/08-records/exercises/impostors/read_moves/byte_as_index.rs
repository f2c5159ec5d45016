// caught by: the_byte_of_f5_is_56
// mistake: A byte is no index: it is the column and ten times the row.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter().take_while(|&&byte| byte != 0);
    Some(moves.map(|&byte| Square::new(byte.into())).collect())
}
