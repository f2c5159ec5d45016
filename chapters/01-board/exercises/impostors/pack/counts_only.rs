// caught by: the_place_of_a_disc_matters
// mistake: It looks as if you pack how many discs there are, but not where.

use board::{Board, Cell};

pub fn pack(board: &Board) -> Vec<u8> {
    vec![
        board.count(Cell::Black) as u8,
        board.count(Cell::White) as u8,
    ]
}
