use bitboards::bit;
use bitboards::{BitPosition, squares};
use board::Square;

use crate::BoardShape;
use crate::around;
use crate::stable;

/// Something to play, and what it leads to. The lowest cost is tried first.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// How unpromising it is.
    pub cost: i32,
    /// The square.
    pub square: Square,
    /// The position after it, as the opponent sees it.
    pub after: BitPosition,
}

/// What a search has found out: a bound on the value, and the move that gives
/// it, if there's one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BestMove {
    /// The bound.
    pub bound: i32,
    /// The move.
    pub square: Option<Square>,
}

/// From this many empty squares on, a shallow search says what looks good.
const LOOK_AHEAD: u32 = 13;

/// With fewer empty squares, counting stable discs takes longer than it saves.
const SAFETY: u32 = 12;

/// What it costs if the opponent has a move.
const REPLY: i32 = 16;
/// What it costs if the opponent might get one.
const NEIGHBOR: i32 = 4;
/// What it costs to do without a disc that stays.
const STABLE: i32 = 10;
const CORNER: i32 = 8;
const ODD: i32 = 8;

/// A move that's legal, and what it leads to.
#[inline]
pub fn candidate(position: BitPosition, square: Square) -> Candidate {
    Candidate {
        cost: 0,
        square,
        after: position.play(square),
    }
}

/// The legal moves, in no particular order.
pub fn candidates(position: BitPosition, shape: &BoardShape) -> Vec<Candidate> {
    let moves = squares(shape.moves(position));
    moves.map(|square| candidate(position, square)).collect()
}

/// Moves that leave the opponent little to play come first.
pub fn fewest_replies(
    moves: &mut [Candidate],
    _empty: u64,
    shape: &BoardShape,
) {
    for candidate in &mut *moves {
        candidate.cost = freedom(candidate.after, shape);
    }
    moves.sort_by_key(|candidate| candidate.cost);
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

/// The same, and moves in odd quarters are better.
pub fn replies_and_parity(
    moves: &mut [Candidate],
    empty: u64,
    shape: &BoardShape,
) {
    let odd = odd_quarters(empty);
    for candidate in &mut *moves {
        let parity = parity(candidate.square, odd);
        candidate.cost = freedom(candidate.after, shape) - parity;
    }
    moves.sort_by_key(|candidate| candidate.cost);
}

/// What it's worth to play in an odd quarter.
fn parity(square: Square, odd: u64) -> i32 {
    if odd & bit(square) == 0 { 0 } else { ODD }
}

impl Candidate {
    /// Only knows whether the square is in an odd quarter.
    pub fn by_parity(&self, odd: u64) -> i32 {
        -parity(self.square, odd)
    }

    /// Counts what the opponent can do after it, and what stays. A square in
    /// an odd quarter is better.
    pub fn by_replies(&self, shape: &BoardShape, odd: u64) -> i32 {
        let safety = match shape.empty(self.after).count_ones() {
            SAFETY.. => safety(self.after.passed(), shape),
            _ => 0,
        };
        freedom(self.after, shape) - safety - parity(self.square, odd)
    }

    /// Looks ahead, if enough squares are empty: the more, the further.
    pub fn by_looking_ahead(&self, shape: &BoardShape, odd: u64) -> i32 {
        let empty = shape.empty(self.after).count_ones() + 1;
        match empty.checked_sub(LOOK_AHEAD) {
            None => self.by_replies(shape, odd),
            Some(more) => self.by_search(shape, (more / 4 + 1).min(3)),
        }
    }

    /// Looks this many moves ahead, whatever is empty.
    pub fn by_search(&self, shape: &BoardShape, depth: u32) -> i32 {
        look_ahead(self.after, depth, [-FAR, FAR], shape)
    }
}

/// What the side to move can do, and what it may be able to do soon. A corner
/// counts twice.
#[inline]
fn freedom(position: BitPosition, shape: &BoardShape) -> i32 {
    let empty = shape.empty(position);
    let moves = position.ends() & empty;
    let moves = moves.count_ones() + (moves & shape.corners).count_ones();
    let soon = around(position.opponent) & empty;
    REPLY * moves as i32 + NEIGHBOR * soon.count_ones() as i32
}

/// What the side to move can't lose anymore.
#[inline]
fn safety(position: BitPosition, shape: &BoardShape) -> i32 {
    let BitPosition { own, opponent } = position;
    STABLE * stable(own, opponent, shape).count_ones() as i32
        + CORNER * (own & shape.corners).count_ones() as i32
}

/// More than any opinion.
pub const FAR: i32 = 100_000;

/// What the side to move can do and can't lose, minus what its opponent can.
fn opinion(position: BitPosition, shape: &BoardShape) -> i32 {
    let passed = position.passed();
    freedom(position, shape) + safety(position, shape)
        - freedom(passed, shape)
        - safety(passed, shape)
}

/// Alpha-beta with an opinion at the bottom, for the side to move.
fn look_ahead(
    position: BitPosition,
    depth: u32,
    [mut alpha, beta]: [i32; 2],
    shape: &BoardShape,
) -> i32 {
    let moves = shape.moves(position);
    if depth == 0 || moves == 0 {
        return without_a_move(position, depth, [alpha, beta], shape);
    }
    let mut best = -FAR;
    let (corners, others) = (moves & shape.corners, moves & !shape.corners);
    for square in squares(corners).chain(squares(others)) {
        let after = candidate(position, square).after;
        let value = -look_ahead(after, depth - 1, [-beta, -alpha], shape);
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Where nobody looks ahead any further, or the side to move has to pass.
fn without_a_move(
    position: BitPosition,
    depth: u32,
    [alpha, beta]: [i32; 2],
    shape: &BoardShape,
) -> i32 {
    let passed = position.passed();
    match depth {
        0 => opinion(position, shape),
        _ if shape.moves(passed) == 0 => 1000 * shape.result(position),
        _ => -look_ahead(passed, depth, [-beta, -alpha], shape),
    }
}
