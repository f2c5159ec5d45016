use std::fmt;

use bitboards::{BitPosition, bit, squares};
use board::Square;
use perfect_endgame::around;

/// A visible reason why a move is worse than another one, by the criteria of
/// chapters 15 and 21. The search doesn't use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The opponent can flip all discs with this reply, but not after the
    /// better move.
    WipedOut(Square),
    /// The better move takes this corner.
    CornerNotTaken(Square),
    /// The opponent can take this corner at once, but not after the better
    /// move.
    CornerGiven(Square),
    /// The opponent has more replies: their numbers after both moves.
    Replies([u32; 2]),
    /// The side that moved would have fewer moves: their numbers after both
    /// moves.
    Moves([u32; 2]),
    /// More discs of the side that moved are next to an empty square: their
    /// numbers after both moves.
    Frontier([u32; 2]),
    /// Late in the game, the move plays in a region with this even number of
    /// empty squares, where the opponent moves last, and the better one in an
    /// odd region.
    Parity(u32),
}

/// The corners a1, h1, a8 and h8.
const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The minimum differences that are reasons.
const MIN_REPLIES: u32 = 4;
const MIN_MOVES: u32 = 4;
const MIN_FRONTIER: u32 = 5;
/// With more empty squares, parity is no reason.
const MAX_PARITY_EMPTIES: u32 = 16;

/// Returns the reasons why `played` is worse than `best`, the most important
/// first. There may be none. Both are legal moves.
pub fn reasons(
    position: BitPosition,
    played: Square,
    best: Square,
) -> Vec<Reason> {
    let afters = [played, best].map(|square| position.play(square));
    let [after_played, after_best] = afters;
    let mut reasons = Vec::new();
    if let Some(reply) = wiped_out_by(after_played)
        && wiped_out_by(after_best).is_none()
    {
        reasons.push(Reason::WipedOut(reply));
    }
    let taken = bit(best) & CORNERS & !bit(played);
    reasons.extend(squares(taken).map(Reason::CornerNotTaken));
    let given = corner_moves(after_played) & !corner_moves(after_best);
    reasons.extend(squares(given).map(Reason::CornerGiven));
    let replies = afters.map(|after| after.moves().count_ones());
    if is_far(replies[1], replies[0], MIN_REPLIES) {
        reasons.push(Reason::Replies(replies));
    }
    let moves = afters.map(|after| after.passed().moves().count_ones());
    if is_far(moves[0], moves[1], MIN_MOVES) {
        reasons.push(Reason::Moves(moves));
    }
    let frontier = afters
        .map(|after| (after.opponent & around(after.empty())).count_ones());
    if frontier[0] >= frontier[1] + MIN_FRONTIER {
        reasons.push(Reason::Frontier(frontier));
    }
    reasons.extend(parity(position.empty(), played, best));
    reasons
}

/// Returns a reply that flips all discs of the side that moved, if there's one.
fn wiped_out_by(after: BitPosition) -> Option<Square> {
    squares(after.moves()).find(|&reply| after.play(reply).own == 0)
}

/// Tests if two numbers of moves differ enough to be a reason. Having no move
/// means a pass, so any number is far from 0.
fn is_far(fewer: u32, more: u32, min: u32) -> bool {
    more >= fewer + min || fewer == 0 && more > 0
}

/// Returns the corners that the side to move can take.
fn corner_moves(position: BitPosition) -> u64 {
    position.moves() & CORNERS
}

/// Returns a reason if the played move is in an even region and the better one
/// in an odd one.
fn parity(empty: u64, played: Square, best: Square) -> Option<Reason> {
    let [played, best] =
        [played, best].map(|square| region(empty, bit(square)).count_ones());
    let is_late = empty.count_ones() <= MAX_PARITY_EMPTIES;
    let is_worse = played.is_multiple_of(2) && !best.is_multiple_of(2);
    (is_late && is_worse).then_some(Reason::Parity(played))
}

/// Returns the empty squares connected with these.
fn region(empty: u64, squares: u64) -> u64 {
    match (squares | around(squares)) & empty {
        larger if larger != squares => region(empty, larger),
        _ => squares,
    }
}

impl Reason {
    /// Returns the section of the book that teaches it, as a page and a
    /// fragment.
    pub fn lesson(&self) -> &'static str {
        match self {
            Reason::WipedOut(_) => "05-end-of-game.html#score",
            Reason::CornerNotTaken(_) | Reason::CornerGiven(_) => {
                "15-evaluation.html#corners"
            }
            Reason::Replies(_) | Reason::Moves(_) | Reason::Frontier(_) => {
                "15-evaluation.html#mobility"
            }
            Reason::Parity(_) => "21-perfect-endgame.html#parity",
        }
    }
}

impl fmt::Display for Reason {
    /// Writes a sentence without its period, in which *it* is the played move
    /// and *the better move* is the best one.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Reason::WipedOut(reply) => {
                write!(
                    f,
                    "it lets the opponent flip the last disc with {reply}"
                )
            }
            Reason::CornerNotTaken(corner) => {
                write!(f, "it leaves the corner {corner} where it is")
            }
            Reason::CornerGiven(corner) => {
                write!(f, "it lets the opponent take the corner {corner}")
            }
            Reason::Replies([_, 0]) => {
                write!(f, "the better move leaves the opponent no reply at all")
            }
            Reason::Replies([more, fewer]) => write!(
                f,
                "it leaves the opponent {more} replies, the better move only \
                 {fewer}"
            ),
            Reason::Moves([0, _]) => {
                write!(f, "it leaves its own side no move for later")
            }
            Reason::Moves([fewer, more]) => write!(
                f,
                "it leaves its own side {fewer} moves for later, the better \
                 move {more}"
            ),
            Reason::Frontier([more, fewer]) => write!(
                f,
                "it leaves {more} discs next to empty squares, the better move \
                 only {fewer}"
            ),
            Reason::Parity(squares) => write!(
                f,
                "it begins a region of {squares} empty squares, so the opponent \
                 plays last in it"
            ),
        }
    }
}
