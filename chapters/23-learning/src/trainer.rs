use patterns::{Learner, Patterns, PatternsError, Weights};
use tic_tac_toe::Rand;

use crate::{Dataset, Descent, Generation, Plan, Round, Teacher};

/// The number of games in one step.
const BATCH: usize = 100;

/// The result of a step of a trainer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Games were played: their number so far, in all generations.
    Played(usize),
    /// A training round was run.
    Learned(Round),
    /// A generation was finished: its number, from 1, and its test error in
    /// discs.
    Finished(usize, f64),
    /// There's nothing left to do.
    Done,
}

/// Trains weights by self-play, step by step.
pub struct Trainer {
    plan: Plan,
    teacher: Teacher,
    generation: usize,
    played: usize,
    /// The samples. Those of other games may be added.
    pub dataset: Dataset,
    initial: Descent,
    descent: Descent,
    rand: Rand,
}

impl Trainer {
    /// Creates a trainer.
    ///
    /// # Errors
    ///
    /// Returns an error if the plan's patterns are invalid.
    pub fn new(plan: Plan) -> Result<Trainer, PatternsError> {
        let initial = new_descent(&plan)?;
        Ok(Trainer {
            teacher: plan.beginner.clone(),
            generation: 0,
            played: 0,
            dataset: Dataset::default(),
            descent: initial.clone(),
            initial,
            rand: Rand::new(plan.seed),
            plan,
        })
    }

    /// Returns the best weights of the current generation or, before its first
    /// round, those of the previous one.
    pub fn weights(&self) -> Weights {
        match &self.teacher {
            Teacher::Learned(weights) if !self.descent.has_begun() => {
                weights.clone()
            }
            _ => self.descent.best().weights(),
        }
    }

    /// Plays some games, runs a training round, or finishes a generation.
    pub fn step(&mut self) -> Step {
        let Some(now) = self.plan.generations.get(self.generation).copied()
        else {
            return Step::Done;
        };
        match self.games_left() {
            0 if self.descent.is_done() => self.finish_generation(now),
            0 => {
                let round =
                    self.descent.round(&mut self.dataset, &mut self.rand);
                Step::Learned(round)
            }
            left => self.play(now.depth, left.min(BATCH)),
        }
    }

    /// Returns the number of games that this generation still has to play.
    fn games_left(&self) -> usize {
        let plan = &self.plan.generations[..=self.generation];
        plan.iter().map(|now| now.games).sum::<usize>() - self.played
    }

    /// Runs all steps and returns the final weights.
    pub fn finish(&mut self) -> Weights {
        while self.step() != Step::Done {}
        self.weights()
    }

    /// Plays some games.
    fn play(&mut self, depth: usize, games: usize) -> Step {
        let numbers = self.played..self.played + games;
        let games = self.teacher.games(&self.plan, depth, numbers.clone());
        games.into_iter().for_each(|game| self.dataset.add(game));
        self.played = numbers.end;
        Step::Played(self.played)
    }

    /// Makes the best weights the teacher of the next generation, whose own
    /// begin at 0. Samples of games with a lower depth are discarded.
    fn finish_generation(&mut self, now: Generation) -> Step {
        let best = self.descent.best();
        let test_error = best.error(&self.dataset.test);
        self.teacher = Teacher::Learned(best.weights());
        self.generation += 1;
        let next = self.plan.generations.get(self.generation);
        if next.is_some_and(|next| next.depth > now.depth) {
            self.dataset = Dataset::default();
        }
        self.descent = self.initial.clone();
        Step::Finished(self.generation, test_error)
    }
}

/// Creates a descent from weights of 0.
fn new_descent(plan: &Plan) -> Result<Descent, PatternsError> {
    let patterns = Patterns::new(&plan.patterns)?;
    Ok(Descent::new(Learner::new(patterns, plan.phases, plan.rate)))
}
