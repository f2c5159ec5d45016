// caught by: a_disc_does_not_stop_in_midair
// mistake: A disc doesn't stop in midair

use board::{Board, Cell, Disc, Square};
use connect_four::four_through;

pub fn winning_columns(board: &Board, disc: Disc) -> Vec<i32> {
    let wins = |square: Square| {
        let mut after = *board;
        after.set(square, disc.into());
        board[square] == Cell::Empty && four_through(&after, square).is_some()
    };
    let any = |column: &i32| (0..6).any(|row| wins(Square::at(*column, row)));
    (0..7).filter(any).collect()
}
