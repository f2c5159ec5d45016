use alpha_beta::Window;
use bitboards::{BitPosition, squares};
use minimax::Stopped;
use perfect_endgame::{BoardShape, Candidate};
use transpositions::pvs;

use crate::{Counter, Engine};
use crate::{DISC, Entry, INFINITY, MIN_PROBCUT_DEPTH, Value};
use crate::{Feature, Limits};
use crate::{fit, probcut, shallow_depth};

/// With at most this many empty squares, the endgame solver takes over.
const SOLVER_EMPTIES: u32 = 12;

/// The minimum depth for move ordering and the table. Below it, they cost more
/// than they save.
const MIN_ORDERING_DEPTH: u32 = 3;

/// A running search.
pub struct Search<'a> {
    /// The engine that runs this search.
    pub engine: &'a mut Engine,
    /// Enables selective pruning (ProbCut).
    pub is_selective: bool,
    /// Counts the positions, without those of the solver.
    pub counter: Counter<'a>,
}

impl<'a> Search<'a> {
    /// Creates a search.
    pub fn new(engine: &'a mut Engine, limits: Limits<'a>) -> Search<'a> {
        engine.solver.positions = 0;
        let is_selective = engine.uses(Feature::ProbCut);
        let counter = Counter::new(limits);
        Search {
            engine,
            is_selective,
            counter,
        }
    }

    /// Returns the number of positions searched, including those of the solver.
    pub fn positions(&self) -> u64 {
        self.counter.positions() + self.engine.solver.positions
    }

    /// Searches the moves without ordering them.
    fn search_unordered(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        let mut best = -INFINITY;
        for square in squares(position.moves()) {
            let after = position.play(square);
            let child = window.raise_alpha(best).negate();
            best = best.max(-self.search(after, depth - 1, child)?);
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Searches a position without a move. A pass doesn't reduce the depth.
    fn search_pass(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        let passed = position.passed();
        match passed.moves() {
            0 => Ok(BoardShape::EIGHT.result(position) * DISC),
            _ => Ok(-self.search(passed, depth, window.negate())?),
        }
    }

    /// Searches a position to `depth` moves: its score, or a bound of it.
    pub fn search(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        self.counter.count(self.engine.solver.positions)?;
        match position.moves() {
            0 => self.search_pass(position, depth, window),
            _ if depth == 0 => Ok((self.engine.evaluation)(&position)),
            _ if is_end(position, depth) => self.engine.solve(position, window),
            _ if depth < MIN_ORDERING_DEPTH => {
                self.search_unordered(position, depth, window)
            }
            _ => self.search_ordered(position, depth, window),
        }
    }

    fn search_ordered(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        let mut entry = self.engine.probe(position, depth, self.is_selective);
        if let Some(value) = entry.bounds.answer(window) {
            return Ok(value);
        }
        if let Some(value) = self.try_probcut(position, depth, window)? {
            return Ok(value);
        }
        let moves = self.engine.order_moves(position, entry.best);
        if let Some(value) = self.engine.table_cutoff(&moves, entry, window) {
            return Ok(value);
        }
        let value = self.search_moves(moves, &mut entry, window)?;
        entry.bounds = entry.bounds.learn(value, window);
        self.engine.table.put(position, entry);
        Ok(value)
    }

    fn try_probcut(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Result<Option<i32>, Stopped> {
        let is_null = window.beta == window.alpha + 1;
        if !self.is_selective || depth < MIN_PROBCUT_DEPTH || !is_null {
            return Ok(None);
        }
        let fit = fit(depth, position.empty().count_ones());
        let static_eval = (self.engine.evaluation)(&position);
        probcut(window, fit, self.engine.margin, static_eval, |window| {
            self.search(position, shallow_depth(depth), window)
        })
    }

    /// Searches the moves by principal variation search, and records the best
    /// one in the entry.
    fn search_moves(
        &mut self,
        mut moves: Vec<Candidate>,
        entry: &mut Entry,
        window: Window,
    ) -> Value {
        let (depth, mut best) = (entry.depth, -INFINITY);
        for nth in 0..moves.len() {
            let _claim = self.engine.claim(&mut moves, nth, depth);
            let value = pvs(nth == 0, window.raise_alpha(best), |window| {
                Ok(-self.search(
                    moves[nth].after,
                    depth - 1,
                    window.negate(),
                )?)
            })?;
            if value > best {
                (best, entry.best) = (value, Some(moves[nth].square));
            }
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }
}

/// Tests if the endgame solver takes over: the search reaches the end of the
/// game, and few squares are empty.
fn is_end(position: BitPosition, depth: u32) -> bool {
    let empty = position.empty().count_ones();
    depth >= empty && empty <= SOLVER_EMPTIES
}
