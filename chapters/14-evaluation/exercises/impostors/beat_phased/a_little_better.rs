// caught by: it_gets_70_points
// mistake: Points(

use board::{Board, Disc};
use end_of_game::Position;
use evaluation::evaluate::{corner_points, legal_moves};

pub fn beat_phased(board: &Board, to_move: Disc) -> i32 {
    let board = *board;
    let position = Position { board, to_move };
    45 * corner_points(&position) + 11 * legal_moves(&position)
}
