// caught by: nobody_can_play_b1_and_black_has_won_35_to_29
// mistake: Nobody can play there: a move that flips nothing is illegal.

use board::{Board, Cell, Disc, Square};
use end_of_game::Score;
use flipping::flips;

pub fn last_square(board: &Board, to_move: Disc) -> Score {
    let mut after = *board;
    for square in Square::all().filter(|&square| board[square] == Cell::Empty) {
        for flip in flips(board, square, to_move) {
            after.set(flip.square, to_move.into());
        }
        after.set(square, to_move.into());
    }
    Score::result(&after)
}
