// caught by: it_beats_phased
// message: 57 points

use board::{Board, Disc};
use end_of_game::Position;
use evaluation::evaluate::phased;

pub fn beat_phased(board: &Board, to_move: Disc) -> i32 {
    let board = *board;
    let position = Position { board, to_move };
    phased(&position)
}
