// caught by: two_moves_make_white_pass
// mistake: It looks as if the search stopped at the first of these moves.

use board::{Board, Disc, Square};
use end_of_game::{Position, Turn};

pub fn move_again(board: &Board, to_move: Disc) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let robs =
        |square: &Square| position.play(*square).unwrap().turn() == Turn::Pass;
    position.legal_moves().find(robs).into_iter().collect()
}
