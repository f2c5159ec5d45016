// caught by: one_ply_ahead_the_most_discs_win
// mistake: You found a better move, and the worse ones are still in the list

use board::{Board, Disc, Square};
use end_of_game::Position;
use minimax::evaluate::discs;
use minimax::minimax;

pub fn best_moves(board: &Board, to_move: Disc, depth: usize) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let (mut most, mut best) = (i32::MIN, Vec::new());
    for square in position.legal_moves() {
        let after = position.play(square).unwrap();
        let value = -minimax(&after, depth - 1, discs, &mut 0);
        if value >= most {
            most = value;
            best.push(square);
        }
    }
    best
}
