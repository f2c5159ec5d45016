use bitboards::BitPosition;

use crate::Weights;
use crate::{Patterns, Phase, SharedWeight};

/// A training sample: a position with its label.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position.
    pub position: BitPosition,
    /// The target score for the side to move, in discs.
    pub label: f32,
}

/// A linear model of weights, trained by stochastic gradient descent.
#[derive(Clone, Debug)]
pub struct Learner {
    patterns: Patterns,
    /// The number of phases.
    phases: usize,
    /// The weight of each entry in each phase, in discs.
    table: Vec<f32>,
    /// The learning rate: the part of an error that a step corrects.
    pub rate: f32,
}

impl Learner {
    /// Creates a learner whose weights are 0.
    pub fn new(patterns: Patterns, phases: usize, rate: f32) -> Learner {
        let table = vec![0.0; patterns.shared.len() * phases];
        Learner {
            patterns,
            phases,
            table,
            rate,
        }
    }

    /// Predicts the score of a position for the side to move, in discs.
    pub fn predict(&self, position: BitPosition) -> f32 {
        let (last, parts) = self.phase(position);
        let weight = |entry: usize| {
            let SharedWeight { entry, sign } = self.patterns.shared[entry];
            let at = entry * self.phases + last;
            let now = self.table[at] * parts[0] + self.table[at + 1] * parts[1];
            f32::from(sign) * now
        };
        self.patterns.entries(position).map(weight).sum()
    }

    /// Takes one step of stochastic gradient descent.
    pub fn learn(&mut self, sample: &Sample) {
        let error = self.predict(sample.position) - sample.label;
        let step = self.rate * error / self.patterns.entry_count() as f32;
        let (last, parts) = self.phase(sample.position);
        for entry in self.patterns.entries(sample.position) {
            let SharedWeight { entry, sign } = self.patterns.shared[entry];
            let at = entry * self.phases + last;
            for (weight, part) in self.table[at..].iter_mut().zip(parts) {
                *weight -= step * f32::from(sign) * part;
            }
        }
    }

    /// Returns the root mean square error, in discs.
    pub fn error(&self, samples: &[Sample]) -> f64 {
        let squares = samples.iter().map(|sample| {
            let error = self.predict(sample.position) - sample.label;
            f64::from(error * error)
        });
        (squares.sum::<f64>() / samples.len() as f64).sqrt()
    }

    /// Returns the weights, rounded to eighths of a disc.
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

    /// Returns the phase before a position, and the parts with which it and the
    /// next phase contribute.
    fn phase(&self, position: BitPosition) -> (usize, [f32; 2]) {
        let phase = Phase::new(position.empty().count_ones(), self.phases);
        let next = phase.sixtieths as f32 / 60.0;
        (phase.last, [1.0 - next, next])
    }
}
