use patterns::{LARGE, MEDIUM, SMALL};

/// A generation: games from which the next one learns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generation {
    /// How many moves its players look ahead.
    pub depth: usize,
    /// How many games they play.
    pub games: usize,
}

/// Who plays the first generation's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginner {
    /// A player that knows nothing: to it, every position is worth 0.
    Nothing,
    /// Chapter 15's `phased`.
    Phased,
}

/// How to learn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The patterns, such as [`LARGE`].
    pub patterns: String,
    /// How many phases a game has, at least two.
    pub phases: usize,
    /// Who plays first.
    pub beginner: Beginner,
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

/// A generation that plays `games` games, `depth` moves ahead.
const fn generation(depth: usize, games: usize) -> Generation {
    Generation { depth, games }
}

impl Plan {
    /// How the book's small weights were learned.
    pub fn small() -> Plan {
        Plan {
            patterns: SMALL.into(),
            phases: 3,
            ..Plan::large()
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

    /// How the book's large weights were learned.
    pub fn large() -> Plan {
        Plan {
            patterns: LARGE.into(),
            phases: 8,
            beginner: Beginner::Nothing,
            generations: vec![
                generation(1, 30_000),
                generation(2, 40_000),
                generation(2, 60_000),
                generation(3, 60_000),
                generation(3, 100_000),
                generation(4, 100_000),
                generation(4, 200_000),
            ],
            exact: 12,
            searched: 0.7,
            rate: 0.5,
            seed: 1,
        }
    }

    /// The same with a few games for each generation.
    pub fn with_games(self, games: usize) -> Plan {
        let generations = self.generations.iter();
        let generations = generations.map(|old| generation(old.depth, games));
        Plan {
            generations: generations.collect(),
            ..self
        }
    }
}
