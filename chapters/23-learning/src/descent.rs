use patterns::Learner;
use tic_tac_toe::Rand;

use crate::Heaps;

/// What a round of learning came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// How many there have been.
    pub number: usize,
    /// By how many discs it's wrong about games that it learned from.
    pub error: f64,
    /// By how many it's wrong about the games on the second heap.
    pub validation_error: f64,
}

/// Stochastic gradient descent that stops early: as soon as the error on the
/// second heap doesn't fall any further.
#[derive(Clone, Debug)]
pub struct Descent {
    learner: Learner,
    rounds: usize,
    /// The round that did best, its error, and what was known then.
    best: (usize, f64, Learner),
}

/// What remains of the rate after a round.
const DECAY: f32 = 0.5;
/// It isn't progress if the error falls by fewer discs.
const PROGRESS: f64 = 0.005;

impl Descent {
    /// Begins with a learner.
    pub fn new(learner: Learner) -> Descent {
        Descent {
            rounds: 0,
            best: (0, f64::INFINITY, learner.clone()),
            learner,
        }
    }

    /// Goes through all samples once, in any order.
    pub fn round(&mut self, heaps: &mut Heaps, rand: &mut Rand) -> Round {
        heaps.shuffle(rand);
        let (training, validation) = (&heaps.training, &heaps.validation);
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

    /// Whether there has been a round.
    pub fn has_begun(&self) -> bool {
        self.rounds > 0
    }

    /// Whether it hasn't got any better for two rounds.
    pub fn is_done(&self) -> bool {
        const PATIENCE: usize = 2;
        self.rounds - self.best.0 >= PATIENCE
    }

    /// What it knew after its best round; before the first, nothing.
    pub fn best(&self) -> &Learner {
        &self.best.2
    }
}
