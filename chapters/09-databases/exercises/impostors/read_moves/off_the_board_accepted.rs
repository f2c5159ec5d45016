// caught by: a_byte_that_is_not_a_square_spoils_the_game
// mistake: A square off the board isn't a move: answer `None`.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter().take_while(|&&byte| byte != 0);
    moves
        .map(|&byte| {
            let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
            let square = Square::at(column - 1, row - 1);
            Some(square)
        })
        .collect()
}
