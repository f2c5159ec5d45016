// caught by: discs_are_counted_and_not_directions
// mistake: It looks as if you counted directions: a run can be longer than one disc.

use board::{Board, Disc, Square};
use directions::Direction;
use legal_moves::{bracket, legal_moves};

pub fn greediest(board: &Board, disc: Disc) -> Option<Square> {
    let mut best = None;
    let mut most = 0;
    for square in legal_moves(board, disc) {
        let brackets = |d| bracket(board, square, d, disc).is_some();
        let count = Direction::ALL.into_iter().filter(|&d| brackets(d)).count();
        if count > most {
            (best, most) = (Some(square), count);
        }
    }
    best
}
