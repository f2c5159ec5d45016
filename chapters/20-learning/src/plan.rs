/// How to learn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The patterns, such as [`LARGE`](crate::LARGE).
    pub patterns: &'static str,
    /// How many games each generation plays.
    pub games: usize,
    /// How many moves its players look ahead.
    pub depth: usize,
    /// With this many empty squares or fewer, they look to the end.
    pub exact: u32,
    /// With this many, chapter 19 says how a game should have ended. With 0,
    /// it isn't asked.
    pub solved: u32,
    /// How many generations there are.
    pub generations: usize,
    /// How far the first steps go.
    pub rate: f32,
    /// The same seed gives the same weights.
    pub seed: u64,
}

impl Default for Plan {
    /// One generation of ten thousand games, two moves deep.
    fn default() -> Plan {
        Plan {
            patterns: crate::LARGE,
            games: 10_000,
            depth: 2,
            exact: 8,
            solved: 0,
            generations: 1,
            rate: 0.05,
            seed: 1,
        }
    }
}
