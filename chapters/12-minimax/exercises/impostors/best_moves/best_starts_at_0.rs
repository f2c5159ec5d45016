// caught by: the_best_move_may_be_worth_less_than_0
// mistake: Every move here is worth less than 0, and you kept none

use board::{Board, Disc, Square};
use end_of_game::Position;
use minimax::evaluate::discs;
use minimax::minimax;

pub fn best_moves(board: &Board, to_move: Disc, depth: usize) -> Vec<Square> {
    let board = *board;
    let position = Position { board, to_move };
    let (mut most, mut best) = (0, Vec::new());
    for square in position.legal_moves() {
        let after = position.play(square).unwrap();
        let value = -minimax(&after, depth - 1, discs, &mut 0);
        if value > most {
            (most, best) = (value, Vec::new());
        }
        if value == most {
            best.push(square);
        }
    }
    best
}
