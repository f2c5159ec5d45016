// caught by: a_byte_that_is_not_a_square_spoils_the_game
// mistake: You left out the bad byte, and now it's a different game: answer `None`.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let mut moves = Vec::new();
    for &byte in bytes.iter().take_while(|&&byte| byte != 0) {
        let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
        let square = Square::at(column - 1, row - 1);
        if square.is_on_board() {
            moves.push(square);
        }
    }
    Some(moves)
}
