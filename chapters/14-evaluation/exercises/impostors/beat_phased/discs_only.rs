// caught by: it_beats_corners
// mistake: Points(6)

use board::{Board, Disc};
use end_of_game::Position;
use minimax::discs;

pub fn beat_phased(board: &Board, to_move: Disc) -> i32 {
    let board = *board;
    let position = Position { board, to_move };
    discs(&position)
}
