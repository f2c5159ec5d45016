// caught by: a_search_forty_moves_deep_is_stopped
// mistake: The search has to stop in the middle

use end_of_game::Position;
use minimax::{Game, consider, discs};

pub fn within(position: &Position, depth: usize, limit: u64) -> Vec<i32> {
    let mut total = 0;
    let mut values = Vec::new();
    for ply in position.moves() {
        let scored = consider(position, ply, depth, discs);
        total += scored.positions;
        if total > limit {
            break;
        }
        values.push(scored.value);
    }
    values
}
