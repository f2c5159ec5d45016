use bitboards::BitPosition;
use board::Square;

use crate::{BoardShape, Candidate};

/// Chapter 19's table, for positions in bits.
pub type Table = transpositions::Table<BitPosition, Square>;

/// What a solver does to be quicker. It finds the same values without.
#[derive(Clone, Copy, Debug)]
pub struct Ideas {
    /// With at most as many empty squares, it tries them all.
    pub last: u32,
    /// With fewer empty squares, it doesn't look into the table.
    pub table_from: u32,
    /// What a move costs. The cheapest is tried first.
    pub cost: fn(&mut Solver, &Candidate) -> i32,
    /// Which of the empty squares are better than others.
    pub first: fn(u64) -> u64,
    /// With fewer empty squares, it doesn't begin with a guess.
    pub guess_from: u32,
}

impl Ideas {
    /// None: it tries the moves as they come, and remembers nothing.
    pub const NONE: Ideas = Ideas {
        last: 0,
        table_from: u32::MAX,
        cost: |_, _| 0,
        first: |_| 0,
        guess_from: u32::MAX,
    };
}

/// Finds what positions are worth if both sides play perfectly to the end.
#[derive(Debug)]
pub struct Solver {
    /// Which squares belong to the board.
    pub shape: BoardShape,
    /// What it does to be quicker.
    pub ideas: Ideas,
    /// What it has found out.
    pub table: Table,
    /// Whether it's guessing, and only tries what looks best.
    pub is_guessing: bool,
    /// How many positions it has looked at.
    pub positions: u64,
}

impl Solver {
    /// A solver with these ideas and this table.
    pub fn with(ideas: Ideas, shape: BoardShape, table: Table) -> Solver {
        Solver {
            shape,
            ideas,
            table,
            is_guessing: false,
            positions: 0,
        }
    }
}
