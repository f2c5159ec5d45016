//! A run of three discs next to the square may hold 0, 1 or 2 that turned over:
//! the last one closed it. The directions do not touch each other, so the
//! choices multiply, and the one choice without any flip goes away. And a run
//! that is bracketed still would have turned over: no move leaves one.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

/// The number of boards that become this one when `disc` is placed on the
/// square.
pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    let own = Cell::from(disc);
    let is_left = |d| bracket(after, square, d, disc).is_some();
    if after[square] != own || Direction::ALL.into_iter().any(is_left) {
        return 0;
    }
    let choices = Direction::ALL.map(|direction| {
        let run = ray(square, direction).take_while(|&s| after[s] == own);
        run.count().max(1)
    });
    choices.into_iter().product::<usize>() - 1
}
