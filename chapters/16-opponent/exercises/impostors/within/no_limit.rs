// caught by: the_moves_that_do_not_fit_are_left_out
// message: It looks as if there's no limit at all.

use end_of_game::Position;
use minimax::{analyze, discs};

pub fn within(position: &Position, depth: usize, limit: u64) -> Vec<i32> {
    let considered = analyze(position, depth, &discs).into_iter();
    considered
        .filter(|_| limit > 0)
        .map(|scored| scored.value)
        .collect()
}
