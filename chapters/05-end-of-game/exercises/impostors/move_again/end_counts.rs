// caught by: a_move_that_ends_the_game_is_not_one_of_them
// mistake: After the last move nobody moves again: the game is over.

use board::{Board, Disc, Square};
use end_of_game::Position;

pub fn move_again(board: &Board, to_move: Disc) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let robs = |square: &Square| {
        let after = position.play(*square).unwrap();
        after.legal_moves().next().is_none()
    };
    position.legal_moves().filter(robs).collect()
}
