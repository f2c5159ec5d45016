//! Moves and flips by shifting, one step and one direction at a time. The faster
//! ways are held equal to this one.

use board::Square;
use directions::Direction;

use crate::bit;
use crate::{BitPosition, step};

/// Returns the opponent's discs in unbroken runs beside these squares.
fn runs(from: u64, opponent: u64, direction: Direction) -> u64 {
    let mut runs = 0;
    let mut front = step(from, direction) & opponent;
    while front != 0 {
        runs |= front;
        front = step(front, direction) & opponent;
    }
    runs
}

/// Implements [`BitPosition::ends`].
#[inline]
pub fn ends(position: BitPosition) -> u64 {
    let BitPosition { own, opponent } = position;
    let ends = Direction::ALL.map(|way| step(runs(own, opponent, way), way));
    ends.into_iter().fold(0, |all, ends| all | ends)
}

/// Implements [`BitPosition::flips`].
#[inline]
pub fn flips(position: BitPosition, square: Square) -> u64 {
    let BitPosition { own, opponent } = position;
    let mut flips = 0;
    for way in Direction::ALL {
        let run = runs(bit(square), opponent, way);
        if step(run, way) & own != 0 {
            flips |= run;
        }
    }
    flips
}
