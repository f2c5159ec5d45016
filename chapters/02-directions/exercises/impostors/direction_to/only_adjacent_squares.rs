// caught by: a_direction_leads_as_far_as_the_edge
// mistake: It looks as if you only try the next square. Walk on to the edge.

use board::Square;
use directions::{Direction, next};

pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&d| next(from, d) == to)
}
