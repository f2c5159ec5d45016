// caught by: a_search_forty_moves_deep_is_stopped
// mistake: The search has to stop in the middle

use end_of_game::Position;
use minimax::{Game, Search, consider, discs};

pub fn within(position: &Position, depth: usize, limit: u64) -> Vec<i32> {
    let mut search = Search::new(&discs);
    let mut total = 0;
    let mut values = Vec::new();
    for ply in position.moves() {
        let scored = consider(&mut search, position, ply, depth);
        let scored = scored.expect("nothing stops it");
        total += scored.positions;
        if total > limit {
            break;
        }
        values.push(scored.value);
    }
    values
}
