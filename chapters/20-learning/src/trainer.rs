use thiserror::Error;
use transpositions::TooLarge;

use crate::{Learner, Patterns, PatternsError, Plan, Pupil};
use crate::{Round, Sample, School, Weights};

/// What a step of a [`Trainer`] has done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// It has played. So many games of this generation are over.
    Played(usize),
    /// It has gone through all samples once more.
    Learned(Round),
    /// It doesn't get any better. So many generations are teachers now.
    Graduated(usize),
    /// There's nothing left to do.
    Done,
}

/// Plays against itself and learns, in steps short enough to wait for.
pub struct Trainer {
    plan: Plan,
    school: School,
    pupil: Pupil,
}

/// Why there's no trainer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TrainerError {
    /// It can't learn these patterns.
    #[error(transparent)]
    Patterns(#[from] PatternsError),
    /// It has no room.
    #[error(transparent)]
    Memory(#[from] TooLarge),
}

/// So many games are played in a step.
const BATCH: usize = 100;

impl Trainer {
    /// A trainer who hasn't begun.
    ///
    /// # Errors
    ///
    /// When there's something wrong with the patterns, or too little memory.
    pub fn new(plan: Plan) -> Result<Trainer, TrainerError> {
        let patterns = Patterns::new(plan.patterns)?;
        Ok(Trainer {
            school: School::new(plan.seed)?,
            pupil: Pupil::new(Learner::new(patterns, plan.rate)),
            plan,
        })
    }

    /// The best weights so far in this generation.
    pub fn weights(&self) -> Weights {
        self.pupil.weights()
    }

    /// Adds a game to learn from.
    pub fn add(&mut self, game: &[Sample]) {
        self.pupil.add(game);
    }

    /// Plays some games, or goes through all samples once.
    pub fn step(&mut self) -> Step {
        let generation = self.school.teachers.len();
        let left =
            (self.plan.games * generation).saturating_sub(self.pupil.games);
        if generation > self.plan.generations {
            Step::Done
        } else if left > 0 {
            self.play(left)
        } else if self.pupil.is_done() {
            self.graduate()
        } else {
            Step::Learned(self.pupil.learn(&mut self.school.rand))
        }
    }

    /// Goes on until a generation is a teacher, and returns its weights.
    pub fn finish(mut self) -> Weights {
        loop {
            let weights = self.weights();
            if let Step::Graduated(_) | Step::Done = self.step() {
                return weights;
            }
        }
    }

    fn play(&mut self, left: usize) -> Step {
        let batch = BATCH.min(left);
        for _ in 0..batch {
            self.pupil.add(&self.school.play(&self.plan));
        }
        Step::Played(self.plan.games - (left - batch))
    }

    fn graduate(&mut self) -> Step {
        let weights = self.weights();
        let opinion = move |after: &_| weights.value(after);
        self.school.teachers.push(Box::new(opinion));
        self.pupil.begin(self.plan.rate);
        Step::Graduated(self.school.teachers.len() - 1)
    }
}
