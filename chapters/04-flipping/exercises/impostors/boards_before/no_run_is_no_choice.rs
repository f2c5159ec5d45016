// caught by: without_a_run_nothing_can_have_flipped
// mistake: can't go below 0

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};

pub fn boards_before(after: &Board, square: Square, disc: Disc) -> usize {
    let own = Cell::from(disc);
    let choices = Direction::ALL.map(|direction| {
        ray(square, direction)
            .take_while(|&s| after[s] == own)
            .count()
    });
    choices.into_iter().product::<usize>() - 1
}
