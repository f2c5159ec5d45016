use bitboards::BitPosition;

use crate::{Patterns, SharedWeight};

/// A position, and how its game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position.
    pub position: BitPosition,
    /// By how many discs the side to move won in the end.
    pub result: i32,
}

/// Weights that are still changing.
#[derive(Clone, Debug)]
pub struct Learner {
    patterns: Patterns,
    /// What each entry is worth, in discs, at the start of a game and at its
    /// end.
    table: Vec<[f32; 2]>,
    /// What part of an error a step corrects.
    pub rate: f32,
}

impl Learner {
    /// A learner who knows nothing.
    pub fn new(patterns: Patterns, rate: f32) -> Learner {
        Learner {
            table: vec![[0.0; 2]; patterns.shared.len()],
            patterns,
            rate,
        }
    }

    /// By how many discs it thinks that the side to move will win.
    pub fn predict(&self, position: BitPosition) -> f32 {
        let phases = phases(position);
        let worth = |entry| {
            let SharedWeight { entry, sign } = self.patterns.shared[entry];
            let [start, end] = self.table[entry];
            f32::from(sign) * (start * phases[0] + end * phases[1])
        };
        self.patterns.entries(position).map(worth).sum()
    }

    /// Takes a step toward the result.
    pub fn learn(&mut self, sample: &Sample) {
        let error = self.predict(sample.position) - sample.result as f32;
        let step = self.rate * error / self.patterns.places() as f32;
        let phases = phases(sample.position);
        for entry in self.patterns.entries(sample.position) {
            let SharedWeight { entry, sign } = self.patterns.shared[entry];
            for (weight, phase) in self.table[entry].iter_mut().zip(phases) {
                *weight -= step * f32::from(sign) * phase;
            }
        }
    }

    /// By how many discs it's wrong: the root of the mean square.
    pub fn error(&self, samples: &[Sample]) -> f64 {
        let squares = samples.iter().map(|sample| {
            let error = self.predict(sample.position) - sample.result as f32;
            f64::from(error * error)
        });
        (squares.sum::<f64>() / samples.len() as f64).sqrt()
    }

    /// What it has learned, rounded to eighths of a disc.
    pub fn weights(&self) -> crate::Weights {
        let rounded = self.patterns.shared.iter().map(|shared| {
            let discs = self.table[shared.entry];
            let eighths = discs.map(|discs| (8.0 * discs).round());
            let bytes = eighths.map(|eighth| eighth.clamp(-127.0, 127.0) as i8);
            bytes.map(|byte| byte * shared.sign)
        });
        let table = rounded.collect();
        crate::Weights::new(self.patterns.clone(), table)
    }
}

/// How much the weights for the start count, and those for the end.
fn phases(position: BitPosition) -> [f32; 2] {
    let left = position.empty().count_ones() as f32 / 60.0;
    [left, 1.0 - left]
}
