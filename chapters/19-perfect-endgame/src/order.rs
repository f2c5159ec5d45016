use bitboards::bit;
use bitboards::{BitPosition, squares};
use board::Square;

use crate::Area;
use crate::around;
use crate::odd_quarters;
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

/// From so many empty squares on, a shallow search says what looks good.
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
pub fn candidates(position: BitPosition, area: &Area) -> Vec<Candidate> {
    let moves = squares(area.moves(position));
    moves.map(|it| candidate(position, it)).collect()
}

/// Moves that leave the opponent little to play come first.
pub fn fewest_replies(moves: &mut [Candidate], _empty: u64, area: &Area) {
    for it in &mut *moves {
        it.cost = freedom(it.after, area);
    }
    moves.sort_by_key(|it| it.cost);
}

/// The same, and moves in odd quarters are better.
pub fn replies_and_parity(moves: &mut [Candidate], empty: u64, area: &Area) {
    let odd = odd_quarters(empty);
    for it in &mut *moves {
        it.cost = freedom(it.after, area) - parity(it.square, odd);
    }
    moves.sort_by_key(|it| it.cost);
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
    pub fn by_replies(&self, area: &Area, odd: u64) -> i32 {
        let safety = match area.empty(self.after).count_ones() {
            SAFETY.. => safety(self.after.passed(), area),
            _ => 0,
        };
        freedom(self.after, area) - safety - parity(self.square, odd)
    }

    /// Looks ahead, if enough squares are empty: the more, the further.
    pub fn by_looking_ahead(&self, area: &Area, odd: u64) -> i32 {
        let empty = area.empty(self.after).count_ones() + 1;
        match empty.checked_sub(LOOK_AHEAD) {
            None => self.by_replies(area, odd),
            Some(more) => self.by_search(area, (more / 4 + 1).min(3)),
        }
    }

    /// Looks this many moves ahead, whatever is empty.
    pub fn by_search(&self, area: &Area, depth: u32) -> i32 {
        look_ahead(self.after, depth, [-FAR, FAR], area)
    }
}

/// What the side to move can do, and what it may be able to do soon. A corner
/// counts twice.
#[inline]
fn freedom(position: BitPosition, area: &Area) -> i32 {
    let empty = area.empty(position);
    let moves = position.ends() & empty;
    let moves = moves.count_ones() + (moves & area.corners).count_ones();
    let soon = around(position.opponent) & empty;
    REPLY * moves as i32 + NEIGHBOR * soon.count_ones() as i32
}

/// What the side to move can't lose anymore.
#[inline]
fn safety(position: BitPosition, area: &Area) -> i32 {
    let BitPosition { own, opponent } = position;
    STABLE * stable(own, opponent, area).count_ones() as i32
        + CORNER * (own & area.corners).count_ones() as i32
}

/// More than any opinion.
pub const FAR: i32 = 100_000;

/// What the side to move can do and can't lose, minus what its opponent can.
fn opinion(position: BitPosition, area: &Area) -> i32 {
    let passed = position.passed();
    freedom(position, area) + safety(position, area)
        - freedom(passed, area)
        - safety(passed, area)
}

/// Alpha-beta with an opinion at the bottom, for the side to move.
fn look_ahead(
    position: BitPosition,
    depth: u32,
    [mut alpha, beta]: [i32; 2],
    area: &Area,
) -> i32 {
    let moves = area.moves(position);
    if depth == 0 || moves == 0 {
        return without_a_move(position, depth, [alpha, beta], area);
    }
    let mut best = -FAR;
    let (corners, others) = (moves & area.corners, moves & !area.corners);
    for square in squares(corners).chain(squares(others)) {
        let after = candidate(position, square).after;
        let value = -look_ahead(after, depth - 1, [-beta, -alpha], area);
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
    area: &Area,
) -> i32 {
    let passed = position.passed();
    match depth {
        0 => opinion(position, area),
        _ if area.moves(passed) == 0 => 1000 * area.result(position),
        _ => -look_ahead(passed, depth, [-beta, -alpha], area),
    }
}
