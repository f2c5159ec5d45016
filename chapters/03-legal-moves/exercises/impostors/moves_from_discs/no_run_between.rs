// caught by: one_disc_sees_a_move_behind_another
// mistake: It looks as if you allow nothing in between: a run has at least one disc.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};

pub fn moves_from_discs(board: &Board, disc: Disc) -> Vec<Square> {
    let opponent = Cell::from(disc.opponent());
    let mut moves = Vec::new();
    for own in Square::all().filter(|&s| board[s] == Cell::from(disc)) {
        for direction in Direction::ALL {
            let first = next(own, direction);
            let mut end = first;
            while board[end] == opponent {
                end = next(end, direction);
            }
            if board[end] == Cell::Empty {
                moves.push(end);
            }
        }
    }
    moves.sort();
    moves.dedup();
    moves
}
