//! Moves by shifting four numbers at once, one for each axis. Compiled
//! for a processor with vectors, one instruction shifts all four.

use crate::BitPosition;

/// The bits that a step along each axis shifts: west to east, northeast to
/// southwest, north to south, northwest to southeast.
const STEPS: [u32; 4] = [1, 7, 8, 9];

/// Columns b to g.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares that a run along each axis may cross.
const CROSSED: [u64; 4] = [INNER, INNER, !0, INNER];

/// Returns the discs on the road in runs that begin beside these squares,
/// toward h8.
#[inline(always)]
fn up(from: u64, road: u64, step: u32) -> u64 {
    let one = road & from << step;
    let two = one | road & one << step;
    let pairs = road & road << step;
    let four = two | pairs & two << (2 * step);
    four | pairs & four << (2 * step)
}

/// Does the same toward a1.
#[inline(always)]
fn down(from: u64, road: u64, step: u32) -> u64 {
    let one = road & from >> step;
    let two = one | road & one >> step;
    let pairs = road & road >> step;
    let four = two | pairs & two >> (2 * step);
    four | pairs & four >> (2 * step)
}

/// A result of [`BitPosition::ends`].
#[inline]
pub fn ends(position: BitPosition) -> u64 {
    let BitPosition { own, opponent } = position;
    let mut ends = [0; 4];
    for lane in 0..4 {
        let (step, road) = (STEPS[lane], opponent & CROSSED[lane]);
        let up = up(own, road, step) << step;
        let down = down(own, road, step) >> step;
        ends[lane] = up | down;
    }
    ends[0] | ends[1] | ends[2] | ends[3]
}
