use bitboards::BitPosition;
use bitboards::bit;

use crate::stable;
use crate::{BoardShape, Candidate, Solver, around};

/// What it costs if the opponent has a move.
const REPLY: i32 = 16;
/// What it costs if the opponent might get one.
const NEIGHBOR: i32 = 4;

/// Moves that leave the opponent little to play cost little.
pub fn fewest_replies(solver: &mut Solver, candidate: &Candidate) -> i32 {
    freedom(candidate.after, &solver.shape)
}

/// What the side to move can do, and what it may be able to do soon. A corner
/// counts twice.
#[inline]
pub(crate) fn freedom(position: BitPosition, shape: &BoardShape) -> i32 {
    let empty = shape.empty(position);
    let moves = position.ends() & empty;
    let moves = moves.count_ones() + (moves & shape.corners).count_ones();
    let soon = around(position.opponent) & empty;
    REPLY * moves as i32 + NEIGHBOR * soon.count_ones() as i32
}

/// The board in four parts. An odd number of empty squares in one of them means
/// that whoever plays there first may well play there last, too.
const QUARTERS: [u64; 4] = [
    0x0000_0000_0f0f_0f0f,
    0x0000_0000_f0f0_f0f0,
    0x0f0f_0f0f_0000_0000,
    0xf0f0_f0f0_0000_0000,
];

/// The quarters with an odd number of empty squares.
#[inline]
pub fn odd_quarters(empty: u64) -> u64 {
    let mut odd = 0;
    for quarter in QUARTERS {
        if (empty & quarter).count_ones() % 2 == 1 {
            odd |= quarter;
        }
    }
    odd
}

/// What it's worth to play in an odd quarter.
const ODD: i32 = 8;

fn parity(candidate: &Candidate, odd: u64) -> i32 {
    if odd & bit(candidate.square) == 0 {
        0
    } else {
        ODD
    }
}

/// The quarters with an odd number of empty squares before a move.
pub fn odd_before(candidate: &Candidate, shape: &BoardShape) -> u64 {
    odd_quarters(shape.empty(candidate.after) | bit(candidate.square))
}

/// The same, and a move in an odd quarter is cheaper.
pub fn replies_and_parity(solver: &mut Solver, candidate: &Candidate) -> i32 {
    let odd = odd_before(candidate, &solver.shape);
    fewest_replies(solver, candidate) - parity(candidate, odd)
}

/// What it's worth to have a disc that stays.
const STABLE: i32 = 10;
/// What it's worth in addition if it's in a corner.
const CORNER: i32 = 8;
/// With fewer empty squares, counting stable discs takes longer than it saves.
const SAFETY: u32 = 12;

/// What the side to move can't lose anymore.
#[inline]
pub(crate) fn safety(position: BitPosition, shape: &BoardShape) -> i32 {
    let BitPosition { own, opponent } = position;
    STABLE * stable(own, opponent, shape).count_ones() as i32
        + CORNER * (own & shape.corners).count_ones() as i32
}

impl Candidate {
    /// Counts what the opponent can do after it, and what stays. A square in
    /// one of these quarters is better.
    pub fn by_replies(&self, shape: &BoardShape, odd: u64) -> i32 {
        let safety = match shape.empty(self.after).count_ones() {
            SAFETY.. => safety(self.after.passed(), shape),
            _ => 0,
        };
        freedom(self.after, shape) - safety - parity(self, odd)
    }
}

/// With so few empty squares after a move, only its quarter counts.
const FEW: u32 = 4;
/// With fewer empty squares after a move, looking ahead takes longer than it
/// saves.
const LOOK_AHEAD: u32 = 12;

/// The more squares are empty, the more it looks at to say what a move costs.
pub fn looking_ahead(solver: &mut Solver, candidate: &Candidate) -> i32 {
    let (shape, after) = (solver.shape, candidate.after);
    let odd = odd_before(candidate, &shape);
    match shape.empty(after).count_ones() {
        ..=FEW => -parity(candidate, odd),
        LOOK_AHEAD.. if solver.order.is_none() => {
            let depth = (shape.empty(after).count_ones() - 8) / 4;
            solver.look_ahead(after, depth.min(3))
        }
        _ => {
            let known = solver.order.and_then(|order| order(after));
            known.unwrap_or(0) + candidate.by_replies(&shape, odd)
        }
    }
}
