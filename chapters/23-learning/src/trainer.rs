use std::ops::Range;
use std::thread;

use bitboards::BitPosition;
use patterns::{Learner, Patterns, PatternsError, Sample, Weights};
use tic_tac_toe::Rand;

use crate::games;
use crate::{
    Beginner, Descent, Generation, Heaps, Plan, Player, Round, by_hand,
};

/// Games in one step.
const BATCH: usize = 100;
/// What a trainer has done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// It has played this many games, in all generations together.
    Played(usize),
    /// It has gone through its samples once.
    Learned(Round),
    /// A generation is over.
    Finished {
        /// Which one. The first is 1.
        generation: usize,
        /// By how many discs its weights are wrong about the games on the third
        /// heap.
        test_error: f64,
    },
    /// It's done.
    Done,
}

/// Teaches weights by letting them play.
pub struct Trainer {
    plan: Plan,
    /// Who plays: the weights of the last generation.
    teacher: Option<Weights>,
    generation: usize,
    played: usize,
    heaps: Heaps,
    /// Learning that hasn't begun, and that of the present generation.
    beginning: Descent,
    descent: Descent,
    rand: Rand,
}

impl Trainer {
    /// A trainer that hasn't begun.
    ///
    /// # Errors
    ///
    /// When the plan's patterns aren't patterns.
    pub fn new(plan: Plan) -> Result<Trainer, PatternsError> {
        let beginning = begin(&plan)?;
        Ok(Trainer {
            teacher: None,
            generation: 0,
            played: 0,
            heaps: Heaps::default(),
            descent: beginning.clone(),
            beginning,
            rand: Rand::new(plan.seed),
            plan,
        })
    }

    /// The best weights of the present generation so far; before its first round,
    /// those of the last one.
    pub fn weights(&self) -> Weights {
        match &self.teacher {
            Some(teacher) if !self.descent.has_begun() => teacher.clone(),
            _ => self.descent.best().weights(),
        }
    }

    /// Adds a game that somebody else has played.
    pub fn add(&mut self, game: Vec<Sample>) {
        self.heaps.add(game);
    }

    /// Plays some games, or goes through all samples once.
    pub fn step(&mut self) -> Step {
        let Some(now) = self.plan.generations.get(self.generation).copied()
        else {
            return Step::Done;
        };
        let before = &self.plan.generations[..self.generation];
        let before: usize = before.iter().map(|old| old.games).sum();
        let left = before + now.games - self.played;
        if left > 0 {
            self.play(now.depth, left.min(BATCH))
        } else if !self.descent.is_done() {
            Step::Learned(self.descent.round(&mut self.heaps, &mut self.rand))
        } else {
            self.finish_generation(now)
        }
    }

    /// Goes on until it's done, and returns the last weights.
    pub fn finish(&mut self) -> Weights {
        while self.step() != Step::Done {}
        self.weights()
    }

    /// Plays some games, on all cores that there are.
    fn play(&mut self, depth: usize, games: usize) -> Step {
        let numbers = self.played..self.played + games;
        let samples = match thread::available_parallelism() {
            Ok(cores) if cores.get() > 1 => {
                self.games_on(cores.get(), depth, numbers)
            }
            _ => self.games(depth, numbers),
        };
        samples.into_iter().for_each(|game| self.heaps.add(game));
        self.played += games;
        Step::Played(self.played)
    }

    /// The games with these numbers, in their order, played on several cores.
    fn games_on(
        &self,
        cores: usize,
        depth: usize,
        numbers: Range<usize>,
    ) -> Vec<Vec<Sample>> {
        let part = numbers.len().div_ceil(cores);
        let begins = numbers.clone().step_by(part);
        let parts = begins.map(|begin| begin..numbers.end.min(begin + part));
        thread::scope(|scope| {
            let play = |part| scope.spawn(move || self.games(depth, part));
            let threads: Vec<_> = parts.map(play).collect();
            let played = threads.into_iter().map(|thread| thread.join());
            played.flat_map(Result::unwrap_or_default).collect()
        })
    }

    /// The games with these numbers.
    fn games(&self, depth: usize, numbers: Range<usize>) -> Vec<Vec<Sample>> {
        let opinion = |position: &BitPosition| self.opinion(position);
        let player = Player {
            opinion: &opinion,
            depth,
            exact: 0,
        };
        games(player, &self.plan, self.searched(), numbers)
    }

    /// What the one who plays now thinks of a position.
    fn opinion(&self, position: &BitPosition) -> i32 {
        match (&self.teacher, self.plan.beginner) {
            (Some(weights), _) => weights.value(position),
            (None, Beginner::Nothing) => 0,
            (None, Beginner::Phased) => by_hand(position),
        }
    }

    /// What part of a label is what the player thought. As long as it knows
    /// nothing, that's nothing.
    fn searched(&self) -> f32 {
        self.teacher.as_ref().map_or(0.0, |_| self.plan.searched)
    }

    /// The best weights are the next teacher, and the next generation's begin
    /// knowing nothing. Games in which players looked less far are forgotten.
    fn finish_generation(&mut self, now: Generation) -> Step {
        let best = self.descent.best();
        let test_error = best.error(&self.heaps.test);
        self.teacher = Some(best.weights());
        self.generation += 1;
        let next = self.plan.generations.get(self.generation);
        if next.is_some_and(|next| next.depth > now.depth) {
            self.heaps = Heaps::default();
        }
        self.descent = self.beginning.clone();
        Step::Finished {
            generation: self.generation,
            test_error,
        }
    }

    /// What another plan's patterns learn from the games that it has.
    ///
    /// # Errors
    ///
    /// When the plan's patterns aren't patterns.
    pub fn teach(&mut self, plan: &Plan) -> Result<Weights, PatternsError> {
        let mut descent = begin(plan)?;
        let mut rand = Rand::new(plan.seed);
        while !descent.is_done() {
            descent.round(&mut self.heaps, &mut rand);
        }
        Ok(descent.best().weights())
    }
}

/// Learning that begins with nothing.
fn begin(plan: &Plan) -> Result<Descent, PatternsError> {
    let patterns = Patterns::new(&plan.patterns)?;
    Ok(Descent::new(Learner::new(patterns, plan.phases, plan.rate)))
}
