// caught by: the_place_of_a_disc_matters
// mistake: It looks as if only the numbers of discs were packed, and not where they are.

use board::{Board, Cell};

pub fn pack(board: &Board) -> Vec<u8> {
    vec![
        board.count(Cell::Black) as u8,
        board.count(Cell::White) as u8,
    ]
}
