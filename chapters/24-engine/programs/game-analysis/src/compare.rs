use alpha_beta::Window;
use bitboards::BitPosition;
use board::Square;
use engine::{Engine, Goal, Limits, Search};
use minimax::Stopped;
use perfect_endgame::Candidate;
use transpositions::pvs;

/// A move, compared with the best one by the same search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// What the position is worth after the move, to the side that played it, in
    /// eighths of a disc.
    pub left: i32,
    /// The best move: the one that was played, if none is better.
    pub best: Square,
    /// What the position is worth with the best move.
    pub value: i32,
    /// How many moves ahead the search has looked.
    pub depth: u32,
    /// Whether it has seen the end of every game that matters.
    pub is_exact: bool,
}

impl Comparison {
    /// How much the move lost. Never less than nothing.
    pub fn loss(&self) -> i32 {
        self.value - self.left
    }
}

/// Compares a legal move with all the others. It looks further and further
/// ahead, and the last search that was finished before a limit counts. It always
/// looks one move ahead.
pub fn compare(
    engine: &mut Engine,
    position: BitPosition,
    played: Square,
    limits: Limits,
) -> Comparison {
    let mut moves = engine.sorted(position, None);
    moves.sort_by_key(|candidate| candidate.square != played);
    let empty = position.empty().count_ones();
    let goals = engine.goals(empty, limits.depth);
    let mut search = Search::new(engine, limits);
    let mut look = |Goal { depth, is_sure }| {
        search.is_sure = is_sure;
        let (left, (best, value)) = look(&mut search, &moves, depth).ok()?;
        // The next search tries it right after the one that was played.
        moves[1..].sort_by_key(|candidate| candidate.square != best);
        Some(Comparison {
            left,
            best,
            value,
            depth,
            is_exact: is_sure && depth >= empty,
        })
    };
    let found = goals.into_iter().map_while(&mut look).last();
    found.expect("nothing stops a search one move ahead")
}

/// What the first of these moves is worth, and which of them is the best, and
/// worth how much.
fn look(
    search: &mut Search,
    moves: &[Candidate],
    depth: u32,
) -> Result<(i32, (Square, i32)), Stopped> {
    let mut value_in = |candidate: &Candidate, window: Window| {
        Ok(-search.value(candidate.after, depth - 1, window.turned())?)
    };
    let played = &moves[0];
    let left = value_in(played, Window::OPEN)?;
    let mut best = (played.square, left);
    for other in &moves[1..] {
        let window = Window::OPEN.above(best.1);
        let value = pvs(false, window, |window| value_in(other, window))?;
        if value > best.1 {
            best = (other.square, value);
        }
    }
    Ok((left, best))
}
