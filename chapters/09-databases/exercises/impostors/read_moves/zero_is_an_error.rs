// caught by: a_0_ends_the_game
// mistake: A 0 isn't an error: it says that the game is over.

use board::Square;

pub fn read_moves(bytes: &[u8]) -> Option<Vec<Square>> {
    let moves = bytes.iter();
    moves
        .map(|&byte| {
            let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
            let square = Square::at(column - 1, row - 1);
            square.is_on_board().then_some(square)
        })
        .collect()
}
