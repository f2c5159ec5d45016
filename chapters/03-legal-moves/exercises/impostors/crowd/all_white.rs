// caught by: black_has_more_choice_than_at_the_start
// mistake: Only(0)

use board::{Board, Cell, Square};

/// Much to bracket, and nothing to bracket it with.
pub fn crowd() -> Board {
    let mut board = Board::empty();
    for square in Square::all().filter(|square| (2..6).contains(&square.row()))
    {
        board.set(square, Cell::White);
    }
    board
}
