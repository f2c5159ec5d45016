use tic_tac_toe::Rand;

use crate::{Learner, Sample, Weights};

/// What a round of learning came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// How many there have been in this generation.
    pub number: usize,
    /// By how many discs it's wrong about games that it learned from.
    pub error: f64,
    /// By how many it's wrong about games that it hasn't seen.
    pub test_error: f64,
}

/// A learner with games to learn from, and others to be tested on.
pub struct Pupil {
    learner: Learner,
    /// How many games it has.
    pub games: usize,
    samples: Vec<Sample>,
    /// From every tenth game; nobody learns from them.
    test: Vec<Sample>,
    rounds: usize,
    /// The round, error and weights that did best on the test.
    best: (usize, f64, Learner),
}

/// One game in `TEST` is for the test.
const TEST: usize = 10;
/// How many rounds without progress a pupil has patience for.
const PATIENCE: usize = 2;
/// It isn't progress if the error falls by fewer discs.
const PROGRESS: f64 = 0.005;
/// What remains of the rate after a round.
const DECAY: f32 = 0.7;

impl Pupil {
    /// A pupil without a game.
    pub fn new(learner: Learner) -> Pupil {
        Pupil {
            games: 0,
            samples: Vec::new(),
            test: Vec::new(),
            rounds: 0,
            best: (0, f64::INFINITY, learner.clone()),
            learner,
        }
    }

    /// Adds a game, to learn from or for the test.
    pub fn add(&mut self, game: &[Sample]) {
        match self.games % TEST {
            0 => self.test.extend(game),
            _ => self.samples.extend(game),
        }
        self.games += 1;
    }

    /// Goes through all samples once.
    pub fn learn(&mut self, rand: &mut Rand) -> Round {
        shuffle(&mut self.samples, rand);
        self.samples.iter().for_each(|one| self.learner.learn(one));
        self.learner.rate *= DECAY;
        self.rounds += 1;
        let round = Round {
            number: self.rounds,
            error: self.learner.error(&self.samples[..self.test.len()]),
            test_error: self.learner.error(&self.test),
        };
        if round.test_error < self.best.1 - PROGRESS {
            self.best = (self.rounds, round.test_error, self.learner.clone());
        }
        round
    }

    /// Whether it doesn't get any better.
    pub fn is_done(&self) -> bool {
        self.rounds - self.best.0 >= PATIENCE
    }

    /// The best weights so far in this generation.
    pub fn weights(&self) -> Weights {
        self.best.2.weights()
    }

    /// Begins a generation, with long steps again. What it knows, it keeps.
    pub fn begin(&mut self, rate: f32) {
        self.learner.rate = rate;
        self.rounds = 0;
        self.best = (0, f64::INFINITY, self.learner.clone());
    }
}

/// Puts the samples in any order, each as likely as the others.
fn shuffle(samples: &mut [Sample], rand: &mut Rand) {
    for last in (1..samples.len()).rev() {
        samples.swap(last, rand.below(last + 1));
    }
}
