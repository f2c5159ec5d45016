//! Moves by shifting one direction at a time, without a loop: one
//! step, then two, then two again.

use directions::Direction;

use crate::BitPosition;

/// Columns b to g: where a run can go on to either side.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// Returns the squares that a run in this direction may cross.
#[inline(always)]
const fn road(opponent: u64, direction: Direction) -> u64 {
    match direction {
        Direction::North | Direction::South => opponent,
        _ => opponent & INNER,
    }
}

/// Moves a mask some steps and lets it wrap around.
#[inline(always)]
const fn shift(mask: u64, direction: Direction, steps: u32) -> u64 {
    match direction {
        Direction::North => mask >> (8 * steps),
        Direction::NorthEast => mask >> (7 * steps),
        Direction::East => mask << steps,
        Direction::SouthEast => mask << (9 * steps),
        Direction::South => mask << (8 * steps),
        Direction::SouthWest => mask << (7 * steps),
        Direction::West => mask >> steps,
        Direction::NorthWest => mask >> (9 * steps),
    }
}

/// Returns the discs on the road in unbroken runs that begin beside these
/// squares. There are at most six in a run.
#[inline(always)]
fn runs(from: u64, road: u64, way: Direction) -> u64 {
    let one = road & shift(from, way, 1);
    let two = one | road & shift(one, way, 1);
    let pairs = road & shift(road, way, 1);
    let four = two | pairs & shift(two, way, 2);
    four | pairs & shift(four, way, 2)
}

/// Combines the results for all eight directions.
#[inline(always)]
fn everywhere(find: impl Fn(Direction) -> u64) -> u64 {
    use Direction::*;
    let straight = find(North) | find(East) | find(South) | find(West);
    let above = find(NorthEast) | find(NorthWest);
    let below = find(SouthEast) | find(SouthWest);
    straight | above | below
}

/// A result of [`BitPosition::ends`].
#[inline]
pub fn ends(position: BitPosition) -> u64 {
    let BitPosition { own, opponent } = position;
    everywhere(|way| shift(runs(own, road(opponent, way), way), way, 1))
}
