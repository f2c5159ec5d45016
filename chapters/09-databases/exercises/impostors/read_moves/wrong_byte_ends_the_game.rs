// caught by: a_byte_that_is_not_a_square_spoils_the_game
// mistake: A bad byte doesn't end the game: answer `None`.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let mut moves = Vec::new();
    for &byte in bytes {
        let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
        let square = Square::at(column - 1, row - 1);
        if !square.is_on_board() {
            break;
        }
        moves.push(square);
    }
    Some(moves)
}
