// caught by: a_direction_leads_to_each_square_around_it
// mistake: That's the way back. The direction leads from `from` to `to`.

use board::Square;
use directions::{Direction, ray};

pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    let leads_there = |d: &Direction| ray(to, *d).any(|s| s == from);
    Direction::ALL.into_iter().find(leads_there)
}
