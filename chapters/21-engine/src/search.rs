use alpha_beta::Window;
use bitboards::BitPosition;
use minimax::Stopped;
use perfect_endgame::BoardShape;
use transpositions::pvs;

use crate::{Counter, DISC, Engine, Limits};

/// With so few empty squares, the end of the game is left to the solver.
const SOLVED: u32 = 12;

/// A value, unless the search had to stop.
type Found = Result<i32, Stopped>;

/// A search by an engine.
pub struct Search<'a> {
    /// What it has learned by now.
    pub engine: &'a mut Engine,
    /// The positions that it has looked at without the solver.
    pub counter: Counter<'a>,
}

impl<'a> Search<'a> {
    /// A search that hasn't begun.
    pub fn new(engine: &'a mut Engine, limits: Limits<'a>) -> Search<'a> {
        engine.solver.positions = 0;
        Search {
            engine,
            counter: Counter::new(limits),
        }
    }

    /// How many positions it has looked at.
    pub fn positions(&self) -> u64 {
        self.counter.positions + self.engine.solver.positions
    }

    /// What a position is worth, `depth` moves ahead, unless it must stop.
    pub fn value(
        &mut self,
        position: BitPosition,
        depth: u32,
        window: Window,
    ) -> Found {
        self.counter.count(self.engine.solver.positions)?;
        let empty = position.empty().count_ones();
        let ends = depth >= empty && empty <= SOLVED;
        match depth {
            _ if ends => Ok(self.engine.solve(position, window)),
            _ if position.moves() == 0 => self.pass(position, depth, window),
            0 => Ok((self.engine.evaluation)(&position)),
            _ => self.best(position, depth, window),
        }
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

    fn best(&mut self, key: BitPosition, depth: u32, window: Window) -> Found {
        let mut entry = self.engine.known(key, depth);
        if let Some(value) = entry.bounds.answer(window) {
            return Ok(value);
        }
        let (mut moves, mut largest) = (self.engine.sorted(&entry), -i32::MAX);
        for nth in 0..moves.len() {
            let _claim = self.engine.claim(&mut moves, nth, depth);
            let value = pvs(nth == 0, window.above(largest), |window| {
                Ok(-self.value(moves[nth].after, depth - 1, window.turned())?)
            })?;
            if value > largest {
                (entry.best, largest) = (Some(moves[nth].square), value);
            }
            if largest >= window.beta {
                break;
            }
        }
        entry.bounds = entry.bounds.learn(largest, window);
        self.engine.remember(entry);
        Ok(largest)
    }
}
