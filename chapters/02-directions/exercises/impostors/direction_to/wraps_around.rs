// caught by: no_direction_leads_past_the_edge
// mistake: It looks as if a walk ran over the edge into another row.

use board::Square;
use directions::Direction;
use directions::other_ways::offset;

pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    let difference = to.index() as i32 - from.index() as i32;
    let leads_there = |direction: &Direction| {
        let (right, down) = offset(*direction);
        (1..8).any(|steps| steps * (right + 8 * down) == difference)
    };
    Direction::ALL.into_iter().find(leads_there)
}
