// caught by: byte_56_is_f5
// mistake: A byte isn't an index: it's the column plus ten times the row.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter().take_while(|&&byte| byte != 0);
    Some(moves.map(|&byte| Square::new(byte.into())).collect())
}
