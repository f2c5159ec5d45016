use bitboards::{BitPosition, bit};

use crate::stable;
use crate::{BoardShape, Candidate, Solver, around};

/// What it costs if the opponent has a move.
const REPLY: i32 = 16;
/// What it costs if the opponent might get one.
const NEIGHBOR: i32 = 4;

/// What the side to move can do, and what it may be able to do soon. A corner
/// counts twice.
pub(crate) fn freedom(position: BitPosition, shape: &BoardShape) -> i32 {
    let empty = shape.empty(position);
    let moves = position.ends() & empty;
    let moves = moves.count_ones() + (moves & shape.corners).count_ones();
    let soon = around(position.opponent) & empty;
    REPLY * moves as i32 + NEIGHBOR * soon.count_ones() as i32
}

/// What it's worth to play where it's good to go first.
const FIRST: i32 = 8;

/// What the opponent can do after a move, less a bonus if the move is on one of
/// the squares where it's good to go first.
fn replies(mv: &Candidate, shape: &BoardShape, first: u64) -> i32 {
    let bonus = FIRST * (first & bit(mv.square)).count_ones() as i32;
    freedom(mv.after, shape) - bonus
}

/// Moves that leave the opponent little to play cost little.
pub fn fewest_replies(solver: &mut Solver, mv: &Candidate) -> i32 {
    let before = solver.shape.empty(mv.after) | bit(mv.square);
    replies(mv, &solver.shape, (solver.ideas.first)(before))
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

/// What it's worth to have a disc that stays.
const STABLE: i32 = 10;
/// What it's worth in addition if it's in a corner.
const CORNER: i32 = 8;
/// With fewer empty squares, counting stable discs takes longer than it saves.
const SAFETY: u32 = 12;

/// What the side to move can't lose anymore.
pub(crate) fn safety(position: BitPosition, shape: &BoardShape) -> i32 {
    let stable = stable(position.own, position.opponent, shape);
    let corners = position.own & shape.corners;
    STABLE * stable.count_ones() as i32 + CORNER * corners.count_ones() as i32
}

impl Candidate {
    /// Counts what the opponent can do after it, and what stays. These squares
    /// are better than others.
    pub fn by_replies(&self, shape: &BoardShape, first: u64) -> i32 {
        let safety = match shape.empty(self.after).count_ones() {
            SAFETY.. => safety(self.after.passed(), shape),
            _ => 0,
        };
        replies(self, shape, first) - safety
    }
}

/// With fewer empty squares after a move, looking ahead takes longer than it
/// saves.
const LOOK_AHEAD: u32 = 12;

/// The more squares are empty, the more it looks at to say what a move costs.
pub fn looking_ahead(solver: &mut Solver, mv: &Candidate) -> i32 {
    match solver.shape.empty(mv.after).count_ones() {
        empty @ LOOK_AHEAD.. => {
            let depth = ((empty - 8) / 4).min(3);
            solver.look_ahead(mv.after, depth)
        }
        _ => fewest_replies(solver, mv),
    }
}
