use alpha_beta::Window;
use bitboards::BitPosition;
use perfect_endgame::Candidate;
use transpositions::pvs;

use crate::aspiration_search;
use crate::{BestMoves, Engine, Feature, INFINITY, Iteration};
use crate::{Search, SearchInfo};

/// The root of the search tree.
#[derive(Clone)]
pub struct Root {
    /// The position, before the pass if there's no move.
    start: BitPosition,
    /// The moves, the best ones of the last iteration first.
    moves: Vec<Candidate>,
    /// The best moves of this iteration.
    best: BestMoves,
}

impl Root {
    /// Creates the root for a search of the best `count` moves.
    pub fn new(engine: &Engine, start: BitPosition, count: usize) -> Root {
        let position = if start.moves() == 0 {
            start.passed()
        } else {
            start
        };
        let best = engine.table.best_move(position);
        Root {
            start,
            moves: engine.order_moves(position, best),
            best: BestMoves::new(count),
        }
    }

    /// Finds the best moves. Returns `false` if the search was stopped.
    pub fn rank_moves(&mut self, search: &mut Search, depth: u32) -> bool {
        let guess = self.guess(search.engine);
        self.best.moves.clear();
        for nth in 0..self.moves.len() {
            let _claim = search.engine.claim(&mut self.moves, nth, depth);
            let (mv, worst) = (self.moves[nth], self.best.worst());
            let window = Window::FULL.raise_alpha(worst.unwrap_or(-INFINITY));
            let mut value = |window: Window| {
                Ok(-search.search(mv.after, depth - 1, window.negate())?)
            };
            let value = match guess.filter(|_| worst.is_none()) {
                Some(guess) => aspiration_search(guess, value),
                None => pvs(worst.is_none(), window, &mut value),
            };
            match value {
                Ok(value) if value > window.alpha => self.best.put(mv, value),
                Ok(_) => {}
                Err(_) => return false,
            }
        }
        true
    }

    /// Returns the score of the last iteration if aspiration windows are on.
    fn guess(&self, engine: &Engine) -> Option<i32> {
        if !engine.uses(Feature::AspirationWindow) {
            return None;
        }
        self.best.moves.first().map(|(_, value)| *value)
    }

    /// Runs one iteration and returns its best moves. If it's stopped and only
    /// one move is wanted, the best one so far is returned: either the last
    /// iteration's, which is searched first, or a better one.
    pub fn search(&mut self, search: &mut Search, depth: u32) -> Iteration {
        let is_done = self.rank_moves(search, depth);
        let best = &self.best.moves;
        let is_best = |square| best.iter().any(|(mv, _)| mv.square == square);
        self.moves.retain(|mv| !is_best(mv.square));
        self.moves.splice(0..0, best.iter().map(|(mv, _)| *mv));
        if best.is_empty() || !is_done && self.best.limit > 1 {
            return None;
        }
        let empty = self.start.empty().count_ones();
        let sign = if self.start.moves() == 0 { -1 } else { 1 };
        let info = |(mv, value): &(Candidate, i32)| {
            let line = search.engine.table.line(self.start, mv.square);
            SearchInfo {
                ply: line[0],
                value: sign * value,
                is_exact: is_done && !search.is_selective && depth >= empty,
                depth,
                line,
                positions: search.positions(),
            }
        };
        Some(best.iter().map(info).collect())
    }
}
