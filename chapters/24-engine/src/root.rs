use alpha_beta::Window;
use bitboards::BitPosition;
use perfect_endgame::Candidate;
use transpositions::pvs;

use crate::{Best, Engine, Search, Technique, Thought, aspire};

/// The position that a search begins with.
#[derive(Clone)]
pub struct Root {
    /// The position before a pass, if there's one.
    start: BitPosition,
    /// The moves, the best one of the last search first.
    moves: Vec<Candidate>,
    /// The best ones of this search.
    best: Best,
}

impl Root {
    /// A position before the first search, of which we want so many moves.
    pub fn new(engine: &Engine, start: BitPosition, number: usize) -> Root {
        let position = if start.moves() == 0 {
            start.passed()
        } else {
            start
        };
        let best = engine.table.best(position);
        Root {
            start,
            moves: engine.sorted(position, best),
            best: Best::new(number),
        }
    }

    /// Finds the best moves, and says whether it could try them all.
    pub fn rank(&mut self, search: &mut Search, depth: u32) -> bool {
        let guess = self.guess(search.engine);
        self.best.moves.clear();
        for nth in 0..self.moves.len() {
            let _claim = search.engine.claim(&mut self.moves, nth, depth);
            let (mv, worst) = (self.moves[nth], self.best.worst());
            let window = Window::OPEN.above(worst.unwrap_or(-i32::MAX));
            let mut value = |window: Window| {
                Ok(-search.value(mv.after, depth - 1, window.turned())?)
            };
            let value = match guess.filter(|_| worst.is_none()) {
                Some(guess) => aspire(guess, value),
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

    /// What the last search said, if that may say where to look.
    fn guess(&self, engine: &Engine) -> Option<i32> {
        let best = self.best.moves.first();
        let best = best.filter(|_| engine.uses(Technique::Aspiration));
        best.map(|(_, value)| *value)
    }

    /// Looks `depth` moves ahead. If it's stopped, the moves that it knows by
    /// then may be better than those of the search before.
    pub fn look(
        &mut self,
        search: &mut Search,
        depth: u32,
    ) -> Option<Vec<Thought>> {
        let is_done = self.rank(search, depth);
        let best = &self.best.moves;
        let is_best = |square| best.iter().any(|(mv, _)| mv.square == square);
        self.moves.retain(|mv| !is_best(mv.square));
        self.moves.splice(0..0, best.iter().map(|(mv, _)| *mv));
        let empty = self.start.empty().count_ones();
        let sign = if self.start.moves() == 0 { -1 } else { 1 };
        let think = |(mv, value): &(Candidate, i32)| {
            let line = search.engine.table.line(self.start, mv.square);
            Thought {
                ply: line[0],
                value: sign * value,
                is_exact: is_done && search.is_sure && depth >= empty,
                depth,
                line,
                positions: search.positions(),
            }
        };
        let is_enough = is_done || self.best.most == 1;
        let thoughts: Vec<_> = best.iter().map(think).collect();
        (is_enough && !thoughts.is_empty()).then_some(thoughts)
    }
}
