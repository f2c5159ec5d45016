use alpha_beta::Window;
use bitboards::BitPosition;
use board::Square;
use engine::{DISC, Engine, Goal, Limits, Search};
use minimax::Stopped;
use perfect_endgame::Candidate;
use transpositions::pvs;

/// The largest score of a game, in eighths of a disc.
pub const MAX_SCORE: i32 = 64 * DISC;

/// A move, compared with the best one by the same search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The score of the move that was played, in eighths of a disc.
    pub played: i32,
    /// The best move: the one that was played if no other is better.
    pub best: Square,
    /// The score of the best move.
    pub value: i32,
    /// The depth of the search, in moves.
    pub depth: u32,
    /// True if the scores are proven.
    pub is_exact: bool,
}

impl Comparison {
    /// Returns the loss of the move that was played, at least 0.
    pub fn loss(&self) -> i32 {
        self.value - self.played
    }
}

/// Compares a legal move with all others by iterative deepening. The result is
/// that of the last iteration that was finished within the limits. At least one
/// is finished.
pub fn compare(
    engine: &mut Engine,
    position: BitPosition,
    played: Square,
    limits: Limits,
) -> Comparison {
    let mut moves = engine.order_moves(position, None);
    moves.sort_by_key(|candidate| candidate.square != played);
    let empty = position.empty().count_ones();
    let goals = engine.goals(empty, limits.depth);
    let mut search = Search::new(engine, limits);
    let mut last = None;
    for Goal {
        depth,
        is_selective,
    } in goals
    {
        search.is_selective = is_selective;
        let Ok(found) = search_moves(&mut search, &moves, depth) else {
            break;
        };
        // The next iteration searches the best move right after the played one.
        moves[1..].sort_by_key(|candidate| candidate.square != found.best);
        last = Some(Comparison {
            // An estimate may be larger than the score of any game.
            played: found.played.clamp(-MAX_SCORE, MAX_SCORE),
            best: found.best,
            value: found.value.clamp(-MAX_SCORE, MAX_SCORE),
            depth,
            is_exact: !is_selective && depth >= empty,
        });
    }
    last.expect("a search to depth 1 isn't stopped")
}

/// The scores of the played move and of the best one.
struct Found {
    played: i32,
    best: Square,
    value: i32,
}

/// Searches the first move with the full window, and the others with the window
/// above the best score so far.
fn search_moves(
    search: &mut Search,
    moves: &[Candidate],
    depth: u32,
) -> Result<Found, Stopped> {
    let mut search_move = |candidate: &Candidate, window: Window| {
        Ok(-search.search(candidate.after, depth - 1, window.negate())?)
    };
    let played = search_move(&moves[0], Window::FULL)?;
    let mut found = Found {
        played,
        best: moves[0].square,
        value: played,
    };
    for other in &moves[1..] {
        let window = Window::FULL.raise_alpha(found.value);
        let value = pvs(false, window, |window| search_move(other, window))?;
        if value > found.value {
            (found.best, found.value) = (other.square, value);
        }
    }
    Ok(found)
}
