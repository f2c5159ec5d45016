use patterns::{LARGE, MEDIUM, SMALL};

use crate::Teacher;

/// A generation: games from which the next weights are learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generation {
    /// The depth of its players, in plies.
    pub depth: usize,
    /// The number of games.
    pub games: usize,
}

/// A training plan.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The patterns, such as [`LARGE`].
    pub patterns: String,
    /// The number of phases, at least two.
    pub phases: usize,
    /// The player of the first generation's games.
    pub beginner: Teacher,
    /// The generations, in order.
    pub generations: Vec<Generation>,
    /// With at most this many empty squares, chapter 21's solver takes over.
    pub exact: u32,
    /// The weight of the score by search in a label, from the second generation
    /// on: bootstrapping. The rest is the weight of the game's result.
    pub searched: f32,
    /// The initial learning rate.
    pub rate: f32,
    /// The seed of the random numbers. It determines the weights.
    pub seed: u64,
}

impl Plan {
    /// Returns the plan of the book's large weights.
    pub fn large() -> Plan {
        let depths = [1, 2, 2, 3, 3, 4, 4];
        let thousands: [usize; 7] = [30, 40, 60, 60, 100, 100, 200];
        let generations = depths.into_iter().zip(thousands);
        let generation = |(depth, thousands)| Generation {
            depth,
            games: 1000 * thousands,
        };
        Plan {
            patterns: LARGE.into(),
            phases: 8,
            beginner: Teacher::Nothing,
            generations: generations.map(generation).collect(),
            exact: 12,
            searched: 0.7,
            rate: 0.5,
            seed: 1,
        }
    }

    /// Returns the plan of the book's medium weights.
    pub fn medium() -> Plan {
        Plan {
            patterns: MEDIUM.into(),
            phases: 2,
            ..Plan::large()
        }
    }

    /// Returns the plan of the book's small weights.
    pub fn small() -> Plan {
        Plan {
            patterns: SMALL.into(),
            phases: 3,
            ..Plan::large()
        }
    }

    /// Returns the same plan with this many games in each generation.
    pub fn with_games(mut self, games: usize) -> Plan {
        for generation in &mut self.generations {
            generation.games = games;
        }
        self
    }
}
