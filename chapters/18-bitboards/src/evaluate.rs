//! Chapter 15's evaluations on bits. They see the same things and count the
//! same points.

use directions::Direction;

use crate::BitPosition;
use crate::step;

/// The four corners.
pub const CORNERS: u64 = 0x8100_0000_0000_0081;

/// Returns the squares of a mask that the side to move has, minus those that
/// its opponent has.
fn difference(position: &BitPosition, mask: u64) -> i32 {
    let BitPosition { own, opponent } = position;
    (own & mask).count_ones() as i32 - (opponent & mask).count_ones() as i32
}

/// Counts discs.
pub fn discs(position: &BitPosition) -> i32 {
    difference(position, !0)
}

/// Returns every square that is one step from one of these.
fn beside(mask: u64, ways: &[Direction]) -> u64 {
    ways.iter().fold(0, |all, &way| all | step(mask, way))
}

/// Returns the discs beside an empty square.
pub fn frontier(position: &BitPosition) -> i32 {
    difference(position, beside(position.empty(), &Direction::ALL))
}

/// 4 for a corner, and points against the discs beside an empty one.
pub fn corner_points(position: &BitPosition) -> i32 {
    use Direction::*;
    let empty = position.empty() & CORNERS;
    let x_squares =
        beside(empty, &[NorthEast, SouthEast, SouthWest, NorthWest]);
    let c_squares = beside(empty, &[North, East, South, West]);
    4 * difference(position, CORNERS)
        - 2 * difference(position, x_squares)
        - difference(position, c_squares)
}

/// Counts legal moves.
pub fn legal_moves(position: &BitPosition) -> i32 {
    let own = position.moves().count_ones() as i32;
    own - position.passed().moves().count_ones() as i32
}

/// Looks at other things once 28 squares are left.
pub fn phased(position: &BitPosition) -> i32 {
    let corners = 30 * corner_points(position);
    if position.empty().count_ones() > 28 {
        return corners - 10 * frontier(position);
    }
    corners - 5 * frontier(position) + 10 * legal_moves(position)
}
