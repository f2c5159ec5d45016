use bitboards::{BitPosition, bit};

use crate::stable;
use crate::{BoardShape, Candidate, Solver, around};

/// The weight of a legal move.
const MOVE: i32 = 16;
/// The weight of an empty square next to an opposing disc: a potential move.
const POTENTIAL_MOVE: i32 = 4;

/// Returns the weighted mobility of the side to move: legal moves, with corners
/// counted twice, and potential moves.
pub(crate) fn mobility(position: BitPosition, shape: &BoardShape) -> i32 {
    let empty = shape.empty(position);
    let moves = position.ends() & empty;
    let count = moves.count_ones() + (moves & shape.corners).count_ones();
    let potential = around(position.opponent) & empty;
    MOVE * count as i32 + POTENTIAL_MOVE * potential.count_ones() as i32
}

/// The bonus of a move on one of the preferred squares.
const PREFERRED: i32 = 8;

/// Returns the opponent's mobility after a move, less the bonus if the move is
/// on a preferred square.
fn reply_cost(mv: &Candidate, shape: &BoardShape, preferred: u64) -> i32 {
    let is_preferred = preferred & bit(mv.square) != 0;
    let bonus = if is_preferred { PREFERRED } else { 0 };
    mobility(mv.after, shape) - bonus
}

/// Returns the cost of a move: the opponent's mobility after it, less the bonus
/// for a preferred square.
pub fn fewest_replies(solver: &mut Solver, mv: &Candidate) -> i32 {
    let before = solver.shape.empty(mv.after) | bit(mv.square);
    let preferred = (solver.config.preferred_squares)(before);
    reply_cost(mv, &solver.shape, preferred)
}

/// The quadrants of the board. If a quadrant has an odd number of empty
/// squares, the side that plays there first probably plays there last, too.
const QUARTERS: [u64; 4] = [
    0x0000_0000_0f0f_0f0f,
    0x0000_0000_f0f0_f0f0,
    0x0f0f_0f0f_0000_0000,
    0xf0f0_f0f0_0000_0000,
];

/// Returns the quadrants with an odd number of empty squares: parity.
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

/// The weight of a stable disc.
const STABLE: i32 = 10;
/// The additional weight of a disc in a corner.
const CORNER: i32 = 8;
/// With fewer empty squares, counting stable discs costs more than it saves.
const MIN_STABILITY_EMPTIES: u32 = 12;

/// Returns the weighted number of stable discs of the side to move.
pub(crate) fn stability(position: BitPosition, shape: &BoardShape) -> i32 {
    let stable = stable(position.own, position.opponent, shape);
    let corners = position.own & shape.corners;
    STABLE * stable.count_ones() as i32 + CORNER * corners.count_ones() as i32
}

impl Candidate {
    /// Returns the cost of the move: the opponent's mobility after it, less the
    /// own stability and the bonus for a preferred square.
    pub fn by_replies(&self, shape: &BoardShape, preferred: u64) -> i32 {
        let stability = match shape.empty(self.after).count_ones() {
            MIN_STABILITY_EMPTIES.. => stability(self.after.passed(), shape),
            _ => 0,
        };
        reply_cost(self, shape, preferred) - stability
    }
}

/// With fewer empty squares after a move, a shallow search costs more than it
/// saves.
const MIN_SHALLOW_SEARCH_EMPTIES: u32 = 12;

/// Returns the cost of a move by a shallow search, which is deeper the more
/// squares are empty. Near the end, it's that of [`fewest_replies`].
pub fn shallow_search_cost(solver: &mut Solver, mv: &Candidate) -> i32 {
    match solver.shape.empty(mv.after).count_ones() {
        empty @ MIN_SHALLOW_SEARCH_EMPTIES.. => {
            let depth = ((empty - 8) / 4).min(3);
            solver.shallow_search(mv.after, depth)
        }
        _ => fewest_replies(solver, mv),
    }
}
