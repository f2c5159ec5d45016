//! Flips by addition: a carry walks along a run of the opponent's discs until
//! something stops it.

use board::Square;
use directions::Direction::{self, *};
use directions::next_by_index;

use crate::{BitPosition, bit};

/// The directions toward h8, whose bits are higher, and those toward a1.
const UP: [Direction; 4] = [East, SouthWest, South, SouthEast];
const DOWN: [Direction; 4] = [West, NorthEast, North, NorthWest];

/// The rays from each square in four directions.
type Rays = [[u64; 4]; 64];

static UP_RAYS: Rays = rays(UP);
static DOWN_RAYS: Rays = rays(DOWN);

const fn rays(directions: [Direction; 4]) -> Rays {
    let mut rays = [[0; 4]; 64];
    let mut index = 0;
    while index < 256 {
        let (from, way) = (index / 4, index % 4);
        rays[from][way] = ray(Square::new(from), directions[way]);
        index += 1;
    }
    rays
}

/// Returns the mask of chapter 2's ray.
const fn ray(from: Square, direction: Direction) -> u64 {
    let (mut ray, mut here) = (0, next_by_index(from, direction));
    while here.is_on_board() {
        ray |= bit(here);
        here = next_by_index(here, direction);
    }
    ray
}

/// A result of [`BitPosition::flips`].
#[inline]
pub fn flips(position: BitPosition, square: Square) -> u64 {
    let (up, down) = (UP_RAYS[square.index()], DOWN_RAYS[square.index()]);
    let mut flips = 0;
    for way in 0..4 {
        flips |= flips_up(position, up[way]) | flips_down(position, down[way]);
    }
    flips
}

/// Adds 1 where nothing but the ray can stop the carry.
#[inline(always)]
const fn flips_up(position: BitPosition, ray: u64) -> u64 {
    let stopped = (position.opponent | !ray).wrapping_add(1) & ray;
    let closed_by = stopped & position.own;
    closed_by.saturating_sub(1) & ray
}

/// A subtraction doesn't carry downward, so the highest bit that isn't the
/// opponent's is searched for.
#[inline(always)]
const fn flips_down(position: BitPosition, ray: u64) -> u64 {
    let others = ray & !position.opponent;
    let highest = (1 << 63) >> (others | 1).leading_zeros();
    let closed_by = highest & others & position.own;
    (closed_by.wrapping_neg() << 1) & ray
}
