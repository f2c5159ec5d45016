//! Moves and flips by shifting four numbers at once, one for each axis. Compiled
//! for a processor with vectors, a line here is a single instruction.

use board::Square;

use crate::{BitPosition, bit};

/// A number for each axis: west to east, northeast to southwest, north to
/// south, northwest to southeast.
type Lanes = [u64; 4];

/// How far a step along each axis moves a bit.
const STEPS: [u32; 4] = [1, 7, 8, 9];

/// Columns b to g.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares that a run along each axis may cross.
const CROSSED: Lanes = [INNER, INNER, !0, INNER];

/// What [`BitPosition::ends`] answers.
#[inline]
pub fn ends(position: BitPosition) -> u64 {
    let BitPosition { own, opponent } = position;
    let mut ends = [0; 4];
    for lane in 0..4 {
        let (step, road) = (STEPS[lane], opponent & CROSSED[lane]);
        let (up, down) = runs(own, road, step);
        ends[lane] = up << step | down >> step;
    }
    ends[0] | ends[1] | ends[2] | ends[3]
}

/// What [`BitPosition::flips`] answers.
#[inline]
pub fn flips(position: BitPosition, square: Square) -> u64 {
    let BitPosition { own, opponent } = position;
    let mut flips = [0; 4];
    for lane in 0..4 {
        let (step, road) = (STEPS[lane], opponent & CROSSED[lane]);
        let (up, down) = runs(bit(square), road, step);
        flips[lane] = if_closed(up, up << step & own)
            | if_closed(down, down >> step & own);
    }
    flips[0] | flips[1] | flips[2] | flips[3]
}

/// The run, if something closes it.
#[inline(always)]
fn if_closed(run: u64, closed_by: u64) -> u64 {
    if closed_by == 0 { 0 } else { run }
}

/// The discs on the road in unbroken runs that begin beside these squares, to
/// higher squares and to lower ones.
#[inline(always)]
fn runs(from: u64, road: u64, step: u32) -> (u64, u64) {
    let (mut up, mut down) = (road & from << step, road & from >> step);
    up |= road & up << step;
    down |= road & down >> step;
    let pairs_up = road & road << step;
    let pairs_down = road & road >> step;
    for _ in 0..2 {
        up |= pairs_up & up << (2 * step);
        down |= pairs_down & down >> (2 * step);
    }
    (up, down)
}
