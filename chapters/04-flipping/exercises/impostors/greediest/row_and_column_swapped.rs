// caught by: the_first_of_equals_is_taken
// mistake: It looks as if the search went column by column: the board goes row by row.

use board::{Board, Disc, Square};
use flipping::flips;
use legal_moves::is_legal;

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    let mut best = None;
    let mut most = 0;
    for column in 0..8 {
        for row in 0..8 {
            let square = Square::at(column, row);
            let count = flips(board, square, disc).count();
            if is_legal(board, square, disc) && count > most {
                (best, most) = (Some(square), count);
            }
        }
    }
    best
}
