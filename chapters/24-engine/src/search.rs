use alpha_beta::Window;
use bitboards::{BitPosition, squares};
use minimax::Stopped;
use perfect_endgame::{BoardShape, Candidate};
use transpositions::pvs;

use crate::{DISC, Engine, Found, Known, Limits, PROBCUT_FROM, Technique};
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
    /// Whether it looks at every move that matters. If not, it cuts off what a
    /// shallow search finds hopeless.
    pub is_sure: bool,
    limits: Limits<'a>,
    /// The positions that it has looked at without the solver.
    positions: u64,
    next_check: u64,
}

impl<'a> Search<'a> {
    /// A search that hasn't begun.
    pub fn new(engine: &'a mut Engine, limits: Limits<'a>) -> Search<'a> {
        engine.solver.positions = 0;
        Search {
            is_sure: !engine.uses(Technique::ProbCut),
            engine,
            limits,
            positions: 0,
            next_check: 1024,
        }
    }

    /// How many positions it has looked at.
    pub fn positions(&self) -> u64 {
        self.positions + self.engine.solver.positions
    }

    /// Counts one position. It asks once every 1,024 whether it must stop.
    fn count(&mut self) -> Result<(), Stopped> {
        self.positions += 1;
        let all = self.positions();
        if all < self.next_check {
            return Ok(());
        }
        self.next_check = all + 1024;
        let is_enough = all >= self.limits.positions;
        let must_stop = is_enough || (self.limits.must_stop)();
        if must_stop { Err(Stopped) } else { Ok(()) }
    }

    /// The best of the moves, as they come.
    fn unsorted(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Found {
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
    ) -> Found {
        let passed = position.passed();
        match passed.moves() {
            0 => Ok(BoardShape::eight().result(position) * DISC),
            _ => Ok(-self.value(passed, depth, window.turned())?),
        }
    }

    /// What a position is worth, `depth` moves ahead, unless it must stop.
    pub fn value(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Found {
        self.count()?;
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
    ) -> Found {
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

    /// What a shallow search is nearly sure of, if the window is narrow enough to
    /// ask it.
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

    /// The best of the moves: the first is tried with the whole window, the
    /// others with a null window. Then it's known which was best.
    fn best(
        &mut self,
        mut moves: Vec<Candidate>,
        known: &mut Known,
        window: Window,
    ) -> Found {
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
