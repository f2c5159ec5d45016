use bitboards::BitPosition;

use crate::Weights;
use crate::{Patterns, Phase, SharedWeight};

/// A position, and what a learner should say of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position.
    pub position: BitPosition,
    /// By how many discs the side to move won in the end, or should have.
    pub label: f32,
}

/// Weights that are still changing.
#[derive(Clone, Debug)]
pub struct Learner {
    patterns: Patterns,
    /// How many phases a game has.
    phases: usize,
    /// What each entry is worth in each phase, in discs.
    table: Vec<f32>,
    /// What part of an error a step corrects.
    pub rate: f32,
}

impl Learner {
    /// A learner that knows nothing.
    pub fn new(patterns: Patterns, phases: usize, rate: f32) -> Learner {
        let table = vec![0.0; patterns.shared.len() * phases];
        Learner {
            patterns,
            phases,
            table,
            rate,
        }
    }

    /// By how many discs it thinks that the side to move will win.
    pub fn predict(&self, position: BitPosition) -> f32 {
        let (last, parts) = self.phase(position);
        let worth = |entry: usize| {
            let SharedWeight { entry, sign } = self.patterns.shared[entry];
            let at = entry * self.phases + last;
            let now = self.table[at] * parts[0] + self.table[at + 1] * parts[1];
            f32::from(sign) * now
        };
        self.patterns.entries(position).map(worth).sum()
    }

    /// Takes a step toward the label: stochastic gradient descent.
    pub fn learn(&mut self, sample: &Sample) {
        let error = self.predict(sample.position) - sample.label;
        let step = self.rate * error / self.patterns.places() as f32;
        let (last, parts) = self.phase(sample.position);
        for entry in self.patterns.entries(sample.position) {
            let SharedWeight { entry, sign } = self.patterns.shared[entry];
            let at = entry * self.phases + last;
            for (weight, part) in self.table[at..].iter_mut().zip(parts) {
                *weight -= step * f32::from(sign) * part;
            }
        }
    }

    /// By how many discs it's wrong: the root of the mean square.
    pub fn error(&self, samples: &[Sample]) -> f64 {
        let squares = samples.iter().map(|sample| {
            let error = self.predict(sample.position) - sample.label;
            f64::from(error * error)
        });
        (squares.sum::<f64>() / samples.len() as f64).sqrt()
    }

    /// What it has learned, rounded to eighths of a disc.
    pub fn weights(&self) -> Weights {
        let phase = |phase: usize| {
            let shared = self.patterns.shared.iter();
            shared
                .map(|&SharedWeight { entry, sign }| {
                    let discs = self.table[entry * self.phases + phase];
                    let eighths = (8.0 * discs).round().clamp(-127.0, 127.0);
                    eighths as i8 * sign
                })
                .collect()
        };
        let phases: Vec<Vec<i8>> = (0..self.phases).map(phase).collect();
        Weights::new(self.patterns.clone(), &phases)
    }

    /// The phase before this position, and what part of the position belongs to
    /// it and to the next.
    fn phase(&self, position: BitPosition) -> (usize, [f32; 2]) {
        let phase = Phase::of(position.empty().count_ones(), self.phases);
        let next = phase.sixtieths as f32 / 60.0;
        (phase.last, [1.0 - next, next])
    }
}
