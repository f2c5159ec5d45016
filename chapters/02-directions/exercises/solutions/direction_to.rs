//! Eight rays leave a square and no two of them meet again, so at most one
//! direction fits. A ray doesn't include the square it starts from, or the
//! sentinel, and that settles the two special cases.

use board::Square;
use directions::{Direction, ray};

/// The direction that leads from one square to another, if one does.
pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
    let leads_there =
        |direction: &Direction| ray(from, *direction).any(|s| s == to);
    Direction::ALL.into_iter().find(leads_there)
}
