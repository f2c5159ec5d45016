use patterns::Learner;
use tic_tac_toe::Rand;

use crate::Dataset;

/// The result of a training round: one pass through the training set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// The number of the round, from 1.
    pub number: usize,
    /// The training error, in discs.
    pub error: f64,
    /// The validation error, in discs.
    pub validation_error: f64,
}

/// Stochastic gradient descent with early stopping.
#[derive(Clone, Debug)]
pub struct Descent {
    learner: Learner,
    rounds: usize,
    /// The best round, its validation error, and the learner after it.
    best: (usize, f64, Learner),
}

/// The factor of the learning rate after each round.
const DECAY: f32 = 0.5;
/// The minimum decrease of the error that counts as progress, in discs.
const PROGRESS: f64 = 0.005;

impl Descent {
    /// Creates a descent that begins with this learner.
    pub fn new(learner: Learner) -> Descent {
        Descent {
            rounds: 0,
            best: (0, f64::INFINITY, learner.clone()),
            learner,
        }
    }

    /// Runs one round.
    pub fn round(&mut self, dataset: &mut Dataset, rand: &mut Rand) -> Round {
        dataset.shuffle(rand);
        let (training, validation) = (&dataset.training, &dataset.validation);
        training.iter().for_each(|one| self.learner.learn(one));
        self.learner.rate *= DECAY;
        self.rounds += 1;
        let seen = &training[..validation.len().min(training.len())];
        let round = Round {
            number: self.rounds,
            error: self.learner.error(seen),
            validation_error: self.learner.error(validation),
        };
        if round.validation_error < self.best.1 - PROGRESS {
            let best = self.learner.clone();
            self.best = (self.rounds, round.validation_error, best);
        }
        round
    }

    /// Tests if there has been a round.
    pub fn has_begun(&self) -> bool {
        self.rounds > 0
    }

    /// Tests if there has been no progress for two rounds.
    pub fn is_done(&self) -> bool {
        const PATIENCE: usize = 2;
        self.rounds - self.best.0 >= PATIENCE
    }

    /// Returns the learner after the best round, or the initial one.
    pub fn best(&self) -> &Learner {
        &self.best.2
    }
}
