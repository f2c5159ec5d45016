use bitboards::BitPosition;

use crate::{BoardShape, Candidate, Solver};

/// What a solver does to be quicker. It finds the same values without.
#[derive(Clone, Copy, Debug)]
pub struct Ideas {
    /// With fewer empty squares, it doesn't look into the table.
    pub remembers_from: u32,
    /// What a move costs. The cheapest is tried first.
    pub cost: fn(&mut Solver, &Candidate) -> i32,
    /// A bound, where the game is so near its end that it takes no search.
    pub ending: fn(&mut Solver, BitPosition, i32) -> Option<i32>,
    /// The most that a position can be worth, if it's not more than a number.
    pub limit: fn(BitPosition, i32, &BoardShape) -> Option<i32>,
    /// With fewer empty squares, it doesn't begin with a guess.
    pub guesses_from: u32,
}

impl Ideas {
    /// Only chapter 19's: it tries the moves as they come, and has a table.
    pub const PLAIN: Ideas = Ideas {
        remembers_from: 9,
        cost: |_, _| 0,
        ending: |_, _, _| None,
        limit: |_, _, _| None,
        guesses_from: u32::MAX,
    };

    /// All of them.
    pub const ALL: Ideas = Ideas {
        cost: crate::looking_ahead,
        ending: crate::last_four,
        limit: crate::stable_bound,
        guesses_from: 18,
        ..Ideas::PLAIN
    };
}
