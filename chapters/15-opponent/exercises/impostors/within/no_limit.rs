// caught by: with_room_for_all_every_move_has_its_value
// mistake: no limit at all

use end_of_game::Position;
use minimax::{analyze, discs};

pub fn within(position: &Position, depth: usize, limit: u64) -> Vec<i32> {
    let considered = analyze(position, depth, &discs).into_iter();
    considered
        .filter(|_| limit > 0)
        .map(|scored| scored.value)
        .collect()
}
