// caught by: the_disc_must_lie_there
// mistake: Look at the square first: that disc wasn't placed there.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    let own = Cell::from(disc);
    let is_left = |d| bracket(after, square, d, disc).is_some();
    if Direction::ALL.into_iter().any(is_left) {
        return 0;
    }
    let choices = Direction::ALL.map(|direction| {
        let run = ray(square, direction).take_while(|&s| after[s] == own);
        run.count().max(1)
    });
    choices.into_iter().product::<usize>() - 1
}
