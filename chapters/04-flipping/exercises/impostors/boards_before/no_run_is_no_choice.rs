// caught by: without_a_run_nothing_can_have_flipped
// mistake: A direction without a run leaves one choice

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
