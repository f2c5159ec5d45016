use alpha_beta::Window;
use bitboards::{BitPosition, squares};
use minimax::Stopped;
use perfect_endgame::{BoardShape, Candidate};
use transpositions::pvs;

use crate::{Counter, Engine};
use crate::{DISC, Known, PROBCUT_FROM, Value};
use crate::{Limits, Technique};
use crate::{fit, probcut, shallow};

/// With so few empty squares, the end of the game is left to the solver.
const SOLVED: u32 = 12;

/// With fewer moves to look ahead, looking again is faster than remembering, and
/// what's good isn't worth finding out first.
const SORTED_FROM: u32 = 3;

/// A search by an engine.
pub struct Search<'a> {
    /// What it has learned by now.
    pub engine: &'a mut Engine,
    /// Whether it cuts nothing off that's only probably hopeless.
    pub is_sure: bool,
    /// Counts what it looks at without the solver.
    pub counter: Counter<'a>,
}

impl<'a> Search<'a> {
    /// A search that hasn't begun.
    pub fn new(engine: &'a mut Engine, limits: Limits<'a>) -> Search<'a> {
        engine.solver.positions = 0;
        let is_sure = !engine.uses(Technique::ProbCut);
        let counter = Counter::new(limits);
        Search {
            engine,
            is_sure,
            counter,
        }
    }

    /// How many positions it has looked at.
    pub fn positions(&self) -> u64 {
        self.counter.positions() + self.engine.solver.positions
    }

    /// The best of the moves, as they come.
    fn unsorted(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        let mut largest = -i32::MAX;
        for square in squares(position.moves()) {
            let after = position.play(square);
            let turned = window.above(largest).turned();
            largest = largest.max(-self.value(after, depth - 1, turned)?);
            if largest >= window.beta {
                break;
            }
        }
        Ok(largest)
    }

    /// A pass isn't a move, so it doesn't count as one of the moves to look
    /// ahead.
    fn pass(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        let passed = position.passed();
        match passed.moves() {
            0 => Ok(BoardShape::EIGHT.result(position) * DISC),
            _ => Ok(-self.value(passed, depth, window.turned())?),
        }
    }

    /// What a position is worth, `depth` moves ahead, unless it must stop.
    pub fn value(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        self.counter.count(self.engine.solver.positions)?;
        match position.moves() {
            0 => self.pass(position, depth, window),
            _ if depth == 0 => Ok((self.engine.evaluation)(&position)),
            _ if is_solved(position, depth) => {
                self.engine.solve(position, window)
            }
            _ if depth < SORTED_FROM => self.unsorted(position, depth, window),
            _ => self.remembered(position, depth, window),
        }
    }

    fn remembered(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Value {
        let mut known = self.engine.known(position, depth, self.is_sure);
        if let Some(value) = known.bounds.answer(window) {
            return Ok(value);
        }
        if let Some(value) = self.glance(position, depth, window)? {
            return Ok(value);
        }
        let moves = self.engine.sorted(position, known.best);
        if let Some(value) = self.engine.cutoff(&moves, known, window) {
            return Ok(value);
        }
        let value = self.best(moves, &mut known, window)?;
        known.bounds = known.bounds.learn(value, window);
        self.engine.table.put(position, known);
        Ok(value)
    }

    fn glance(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Result<Option<i32>, Stopped> {
        let is_null = window.beta == window.alpha + 1;
        if self.is_sure || depth < PROBCUT_FROM || !is_null {
            return Ok(None);
        }
        let fit = fit(depth, position.empty().count_ones());
        let look = (self.engine.evaluation)(&position);
        probcut(window, fit, self.engine.margin, look, |window| {
            self.value(position, shallow(depth), window)
        })
    }

    /// The best of the moves, the first with the whole window, the others with a
    /// null window. Then it's known which was best.
    fn best(
        &mut self,
        mut moves: Vec<Candidate>,
        known: &mut Known,
        window: Window,
    ) -> Value {
        let (depth, mut largest) = (known.depth, -i32::MAX);
        for nth in 0..moves.len() {
            let _claim = self.engine.claim(&mut moves, nth, depth);
            let value = pvs(nth == 0, window.above(largest), |window| {
                Ok(-self.value(moves[nth].after, depth - 1, window.turned())?)
            })?;
            if value > largest {
                (largest, known.best) = (value, Some(moves[nth].square));
            }
            if largest >= window.beta {
                break;
            }
        }
        Ok(largest)
    }
}

/// Whether the rest of the game is left to the solver.
fn is_solved(position: BitPosition, depth: u32) -> bool {
    let empty = position.empty().count_ones();
    depth >= empty && empty <= SOLVED
}
