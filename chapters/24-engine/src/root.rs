use alpha_beta::Window;
use bitboards::BitPosition;
use minimax::Game;
use perfect_endgame::Candidate;
use transpositions::pvs;
use whole_games::Ply;

use crate::{Engine, Search, Technique, Thought, aspire};

/// The position that a search begins with.
#[derive(Clone)]
pub struct Root {
    /// The position in which somebody can move.
    pub position: BitPosition,
    /// Whether that's after a pass.
    pub has_passed: bool,
    /// The moves, the best one of the last search first.
    pub moves: Vec<Candidate>,
    /// How many of them we want to know.
    pub number: usize,
    /// The best ones of this search, and what they're worth.
    pub best: Vec<(Candidate, i32)>,
}

impl Root {
    /// A position before the first search.
    pub fn new(engine: &Engine, start: BitPosition, number: usize) -> Root {
        let has_passed = BitPosition::moves(start) == 0;
        let position = if has_passed { start.passed() } else { start };
        Root {
            position,
            has_passed,
            moves: engine.sorted(position, engine.best_known(position)),
            number,
            best: Vec::new(),
        }
    }

    /// Finds the best moves, and says whether it could try them all.
    pub fn rank(&mut self, search: &mut Search, depth: u32) -> bool {
        let guess = self.guess(search.engine);
        self.best.clear();
        for nth in 0..self.moves.len() {
            let _claim = search.engine.claim(&mut self.moves, nth, depth);
            let after = self.moves[nth].after;
            let worst = self.best.get(self.number - 1).map(|best| best.1);
            let window = Window::OPEN.above(worst.unwrap_or(-i32::MAX));
            let mut value = |window: Window| {
                Ok(-search.value(after, depth - 1, window.turned())?)
            };
            let value = match guess.filter(|_| worst.is_none()) {
                Some(guess) => aspire(guess, value),
                None => pvs(worst.is_none(), window, &mut value),
            };
            match value {
                Ok(value) => self.put(self.moves[nth], value, window.alpha),
                Err(_) => return false,
            }
        }
        true
    }

    /// What the last search said, if that may say where to look.
    fn guess(&self, engine: &Engine) -> Option<i32> {
        let best = self.best.first();
        let best = best.filter(|_| engine.uses(Technique::Aspiration));
        best.map(|(_, value)| *value)
    }

    /// Puts a move among the best ones, if it's worth more than the worst.
    fn put(&mut self, mv: Candidate, value: i32, worst: i32) {
        if value <= worst {
            return;
        }
        let place = self.best.partition_point(|best| best.1 >= value);
        self.best.insert(place, (mv, value));
        self.best.truncate(self.number);
    }

    /// Looks `depth` moves ahead. If it's stopped, the moves that it knows by
    /// then may be better than those of the search before.
    pub fn look(
        &mut self,
        search: &mut Search,
        depth: u32,
    ) -> Option<Vec<Thought>> {
        let is_done = self.rank(search, depth);
        let best: Vec<_> = self.best.iter().map(|best| best.0).collect();
        let is_best = |square| best.iter().any(|best| best.square == square);
        self.moves.retain(|mv| !is_best(mv.square));
        self.moves.splice(0..0, best);
        let is_exact = is_done
            && search.is_sure
            && depth >= self.position.empty().count_ones();
        let think = |(first, value): &(Candidate, i32)| {
            let line = self.line(search.engine, first);
            Thought {
                ply: line[0],
                value: if self.has_passed { -value } else { *value },
                is_exact,
                depth,
                line,
                positions: search.positions(),
            }
        };
        let is_enough = (is_done || self.number == 1) && !self.best.is_empty();
        is_enough.then(|| self.best.iter().map(think).collect())
    }

    /// The moves that it expects after this one, as far as the table has them.
    fn line(&self, engine: &Engine, first: &Candidate) -> Vec<Ply> {
        let mut line = vec![Ply::Move(first.square)];
        if self.has_passed {
            line.insert(0, Ply::Pass);
        }
        let mut position = first.after;
        while let Some(ply) = engine.expected(position) {
            line.push(ply);
            position = position.after(ply);
        }
        line
    }
}
