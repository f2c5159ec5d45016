use std::fmt;

use bitboards::{BitPosition, bit, squares};
use board::Square;
use perfect_endgame::around;

/// Why a move is worse than another one, by what chapters 15 and 21 have taught.
/// It's what meets the eye: the search knows what the move lost, not why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The opponent can flip all our discs with this reply, and couldn't after the
    /// better move.
    WipedOut(Square),
    /// The better move takes this corner.
    CornerNotTaken(Square),
    /// The opponent can take this corner at once, and couldn't after the better
    /// move.
    CornerGiven(Square),
    /// The opponent has more replies.
    Replies([u32; 2]),
    /// If it were our turn again, we'd have fewer moves.
    Moves([u32; 2]),
    /// More of our discs are next to an empty square.
    Frontier([u32; 2]),
    /// It fills a square of a region that had an even number of them, where the
    /// better move plays in an odd one, and late in the game the opponent gets
    /// the last word in it.
    Parity(u32),
}

/// The corners a1, h1, a8 and h8.
const CORNERS: u64 = 0x8100_0000_0000_0081;
/// From how many replies, moves or discs more on a difference is a reason.
const REPLIES: u32 = 4;
const MOVES: u32 = 4;
const FRONTIER: u32 = 5;
/// With more empty squares, nobody counts regions.
const PARITY_FROM: u32 = 16;

/// What makes `played` look worse than `best`, what weighs most first. It may be
/// that nothing does. Both are legal moves.
pub fn reasons(
    position: BitPosition,
    played: Square,
    best: Square,
) -> Vec<Reason> {
    let [ours, theirs] = [played, best].map(|square| position.play(square));
    let lost = wiped_out(ours).filter(|_| wiped_out(theirs).is_none());
    let given = corners(ours) & !corners(theirs);
    let taken = bit(best) & CORNERS & !bit(played);
    let corners = squares(taken).map(Reason::CornerNotTaken);
    let corners = corners.chain(squares(given).map(Reason::CornerGiven));
    let pair = |count: fn(BitPosition) -> u64| {
        [ours, theirs].map(|after| count(after).count_ones())
    };
    let [replies, moves, discs] = [
        pair(|after| after.moves()),
        pair(|after| after.passed().moves()),
        pair(|after| after.opponent & around(after.empty())),
    ];
    let others = [
        is_far(replies[1], replies[0], REPLIES)
            .then_some(Reason::Replies(replies)),
        is_far(moves[0], moves[1], MOVES).then_some(Reason::Moves(moves)),
        (discs[0] >= discs[1] + FRONTIER).then_some(Reason::Frontier(discs)),
        parity(position.empty(), played, best),
    ];
    let lost = lost.map(Reason::WipedOut).into_iter();
    lost.chain(corners)
        .chain(others.into_iter().flatten())
        .collect()
}

/// The reply that leaves the side that moved without a disc, if there's one.
fn wiped_out(after: BitPosition) -> Option<Square> {
    squares(after.moves()).find(|&reply| after.play(reply).own == 0)
}

/// Whether two counts of moves differ enough to be a reason. To have none is to
/// pass, so that's always far from having one.
fn is_far(fewer: u32, more: u32, least: u32) -> bool {
    more >= fewer + least || fewer == 0 && more > 0
}

/// The corners that the side to move can take.
fn corners(position: BitPosition) -> u64 {
    position.moves() & CORNERS
}

/// Whether the played move is in an even region, and the better one in an odd one.
fn parity(empty: u64, played: Square, best: Square) -> Option<Reason> {
    let [ours, theirs] =
        [played, best].map(|square| region(empty, bit(square)).count_ones());
    let is_late = empty.count_ones() <= PARITY_FROM;
    let is_worse = ours.is_multiple_of(2) && !theirs.is_multiple_of(2);
    (is_late && is_worse).then_some(Reason::Parity(ours))
}

/// The empty squares that are connected with these.
fn region(empty: u64, squares: u64) -> u64 {
    match (squares | around(squares)) & empty {
        larger if larger != squares => region(empty, larger),
        _ => squares,
    }
}

impl Reason {
    /// Where the book teaches that, as a page and a heading.
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
    /// A sentence without its end, in which *it* is the move that was played and
    /// *the other* is the better one.
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
                write!(f, "the other leaves the opponent no reply at all")
            }
            Reason::Replies([more, fewer]) => write!(
                f,
                "it leaves the opponent {more} replies, the other only {fewer}"
            ),
            Reason::Moves([0, _]) => {
                write!(f, "it leaves its own side no move for later")
            }
            Reason::Moves([fewer, more]) => write!(
                f,
                "it leaves its own side {fewer} moves for later, the other {more}"
            ),
            Reason::Frontier([more, fewer]) => write!(
                f,
                "it has {more} discs next to empty squares, the other {fewer}"
            ),
            Reason::Parity(squares) => write!(
                f,
                "it begins a region of {squares} empty squares, so the opponent \
                 plays last in it"
            ),
        }
    }
}
