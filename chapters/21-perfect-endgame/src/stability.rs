use crate::BoardShape;

/// A number for each axis: row, column, and the two diagonals.
type Lanes = [u64; 4];

/// The squares at the end of each axis.
const ENDS: Lanes = [
    0x8181_8181_8181_8181,
    0xff00_0000_0000_00ff,
    0xff81_8181_8181_81ff,
    0xff81_8181_8181_81ff,
];

/// How far a step along each axis moves a bit.
const STEPS: [u32; 4] = [1, 8, 7, 9];

/// Discs of `own` that nothing can ever flip; maybe not all of them. A disc is
/// one if on each axis either its line is full, or the next square is off the
/// board or has another such disc.
pub fn stable(own: u64, opponent: u64, shape: &BoardShape) -> u64 {
    let off = !shape.squares;
    let full = full_lines(own | opponent | off);
    let mut stable = own & full[0] & full[1] & full[2] & full[3];
    loop {
        let safe = beside(stable | off);
        let more = (0..4).fold(own, |own, i| own & (full[i] | safe[i]));
        if more == stable {
            return stable;
        }
        stable = more;
    }
}

/// The squares next to these, and those at the edge, for each axis.
#[inline]
fn beside(mask: u64) -> Lanes {
    let mut beside = ENDS;
    for lane in 0..4 {
        beside[lane] |= mask << STEPS[lane] | mask >> STEPS[lane];
    }
    beside
}

/// The squares on whose line no square is empty, for each axis.
#[inline]
fn full_lines(taken: u64) -> Lanes {
    let mut full = [0; 4];
    for lane in 0..4 {
        // An empty square opens its line, step by step.
        let (mut up, mut down) = (!taken, !taken);
        for steps in [1, 2, 4] {
            up |= up << (STEPS[lane] * steps) & reach(lane, steps, true);
            down |= down >> (STEPS[lane] * steps) & reach(lane, steps, false);
        }
        full[lane] = !(up | down);
    }
    full
}

/// The squares that this many `steps` along an axis can lead to without wrapping
/// around the edge.
#[inline]
const fn reach(lane: usize, steps: u32, up: bool) -> u64 {
    let columns = 0xff << steps & 0xff_u64;
    let east = columns * 0x0101_0101_0101_0101;
    let west = (0xff >> steps) * 0x0101_0101_0101_0101;
    match (lane, up) {
        (1, _) => !0,
        (0 | 3, true) | (2, false) => east,
        _ => west,
    }
}
