use patterns::{Learner, Patterns, PatternsError, Weights};
use tic_tac_toe::Rand;

use crate::{Descent, Generation, Heaps, Plan, Round, Teacher};

/// Games in one step.
const BATCH: usize = 100;

/// What a trainer has done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// It has played this many games, in all generations together.
    Played(usize),
    /// It has gone through its samples once.
    Learned(Round),
    /// A generation is over: which one, from 1, and by how many discs its weights
    /// are wrong about the games on the third heap.
    Finished(usize, f64),
    /// It's done.
    Done,
}

/// Teaches weights by letting them play.
pub struct Trainer {
    plan: Plan,
    teacher: Teacher,
    generation: usize,
    played: usize,
    /// What it learns from. Somebody else's games can be added.
    pub heaps: Heaps,
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
            teacher: plan.beginner.clone(),
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
            Teacher::Learned(weights) if !self.descent.has_begun() => {
                weights.clone()
            }
            _ => self.descent.best().weights(),
        }
    }

    /// Plays some games, or goes through all samples once.
    pub fn step(&mut self) -> Step {
        let Some(now) = self.plan.generations.get(self.generation).copied()
        else {
            return Step::Done;
        };
        match self.left() {
            0 if self.descent.is_done() => self.finish_generation(now),
            0 => {
                let round = self.descent.round(&mut self.heaps, &mut self.rand);
                Step::Learned(round)
            }
            left => self.play(now.depth, left.min(BATCH)),
        }
    }

    /// How many games this generation still has to play.
    fn left(&self) -> usize {
        let plan = &self.plan.generations[..=self.generation];
        plan.iter().map(|now| now.games).sum::<usize>() - self.played
    }

    /// Goes on until it's done, and returns the last weights.
    pub fn finish(&mut self) -> Weights {
        while self.step() != Step::Done {}
        self.weights()
    }

    /// Plays some games.
    fn play(&mut self, depth: usize, games: usize) -> Step {
        let numbers = self.played..self.played + games;
        let games = self.teacher.games(&self.plan, depth, numbers.clone());
        games.into_iter().for_each(|game| self.heaps.add(game));
        self.played = numbers.end;
        Step::Played(self.played)
    }

    /// The best weights are the next teacher, and the next generation's begin
    /// knowing nothing. Games in which players looked less far are forgotten.
    fn finish_generation(&mut self, now: Generation) -> Step {
        let best = self.descent.best();
        let test_error = best.error(&self.heaps.test);
        self.teacher = Teacher::Learned(best.weights());
        self.generation += 1;
        let next = self.plan.generations.get(self.generation);
        if next.is_some_and(|next| next.depth > now.depth) {
            self.heaps = Heaps::default();
        }
        self.descent = self.beginning.clone();
        Step::Finished(self.generation, test_error)
    }
}

/// Learning that begins with nothing.
fn begin(plan: &Plan) -> Result<Descent, PatternsError> {
    let patterns = Patterns::new(&plan.patterns)?;
    Ok(Descent::new(Learner::new(patterns, plan.phases, plan.rate)))
}
