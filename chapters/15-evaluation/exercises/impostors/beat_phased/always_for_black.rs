// caught by: what_is_good_for_one_color_is_bad_for_the_other
// message: always for the same color

use board::{Board, Disc};
use end_of_game::Position;
use evaluation::evaluate::corners;

pub fn beat_phased(board: &Board, to_move: Disc) -> i32 {
    let board = *board;
    let position = Position { board, to_move };
    match to_move {
        Disc::Black => corners(&position),
        Disc::White => -corners(&position),
    }
}
