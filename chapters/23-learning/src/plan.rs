use patterns::{LARGE, MEDIUM, SMALL};

use crate::Teacher;

/// A generation: games from which the next one learns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generation {
    /// How many moves its players look ahead.
    pub depth: usize,
    /// How many games they play.
    pub games: usize,
}

/// How to learn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The patterns, such as [`LARGE`].
    pub patterns: String,
    /// How many phases a game has, at least two.
    pub phases: usize,
    /// Who plays the first generation's games.
    pub beginner: Teacher,
    /// The generations, one after the other.
    pub generations: Vec<Generation>,
    /// With this many empty squares, chapter 21 says how a game should end, and
    /// plays it to its end.
    pub exact: u32,
    /// What part of a label is what the player thought after looking ahead, from
    /// the second generation on: bootstrapping. The rest is how the game ended.
    pub searched: f32,
    /// How far the first steps go.
    pub rate: f32,
    /// The same seed gives the same weights.
    pub seed: u64,
}

impl Plan {
    /// How the book's large weights were learned.
    pub fn large() -> Plan {
        let depths = [1, 2, 2, 3, 3, 4, 4];
        let thousands: [usize; 7] = [30, 40, 60, 60, 100, 100, 200];
        let plan = depths.into_iter().zip(thousands);
        let generation = |(depth, thousands)| Generation {
            depth,
            games: 1000 * thousands,
        };
        Plan {
            patterns: LARGE.into(),
            phases: 8,
            beginner: Teacher::Nothing,
            generations: plan.map(generation).collect(),
            exact: 12,
            searched: 0.7,
            rate: 0.5,
            seed: 1,
        }
    }

    /// How the book's medium weights were learned.
    pub fn medium() -> Plan {
        Plan {
            patterns: MEDIUM.into(),
            phases: 2,
            ..Plan::large()
        }
    }

    /// How the book's small weights were learned.
    pub fn small() -> Plan {
        Plan {
            patterns: SMALL.into(),
            phases: 3,
            ..Plan::large()
        }
    }

    /// The same with a few games for each generation.
    pub fn with_games(mut self, games: usize) -> Plan {
        for generation in &mut self.generations {
            generation.games = games;
        }
        self
    }
}
