use crate::BoardShape;

/// A mask for each axis: rows, columns, and the two diagonals.
type Lanes = [u64; 4];

/// The squares at the ends of the lines of each axis.
const ENDS: Lanes = [
    0x8181_8181_8181_8181,
    0xff00_0000_0000_00ff,
    0xff81_8181_8181_81ff,
    0xff81_8181_8181_81ff,
];

/// The distance in bits of a step along each axis.
const STEPS: [u32; 4] = [1, 8, 7, 9];

/// Returns discs of `own` that can't be flipped anymore, but not necessarily
/// all. A disc is stable if on each axis its line is full, or a neighbor is off
/// the board or another stable disc.
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

/// Returns the neighbors of these squares and the squares at the edge, for each
/// axis.
#[inline]
fn beside(mask: u64) -> Lanes {
    let mut beside = ENDS;
    for lane in 0..4 {
        beside[lane] |= mask << STEPS[lane] | mask >> STEPS[lane];
    }
    beside
}

/// Returns the squares whose line has no empty square, for each axis.
#[inline]
fn full_lines(taken: u64) -> Lanes {
    let mut full = [0; 4];
    for lane in 0..4 {
        // Spreads the empty squares along their lines, doubling the distance.
        let (mut up, mut down) = (!taken, !taken);
        for steps in [1, 2, 4] {
            up |= up << (STEPS[lane] * steps) & reach(lane, steps, true);
            down |= down >> (STEPS[lane] * steps) & reach(lane, steps, false);
        }
        full[lane] = !(up | down);
    }
    full
}

/// Returns the squares that this many `steps` along an axis can reach without
/// wrapping around the edge.
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
