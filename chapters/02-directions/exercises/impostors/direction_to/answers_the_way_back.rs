// caught by: a_direction_leads_to_each_square_around
// mistake: It looks as if this is the way back: the direction leads from the first square to the second.

use board::Square;
use directions::{Direction, ray};

pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    let leads_there = |d: &Direction| ray(to, *d).any(|s| s == from);
    Direction::ALL.into_iter().find(leads_there)
}
