use bitboards::BitPosition;
use board::Square;

use crate::{BoardShape, Candidate};

/// Chapter 19's transposition table for bitboards.
pub type Table = transpositions::Table<BitPosition, Square>;

/// The techniques of a solver. They change its speed but not its results.
#[derive(Clone, Copy, Debug)]
pub struct SolverConfig {
    /// With at most this many empty squares, [`crate::Ending`] takes over.
    pub ending_empties: u32,
    /// With fewer empty squares, the table isn't used.
    pub min_table_empties: u32,
    /// Returns the cost of a move. Cheap moves are searched first.
    pub move_cost: fn(&mut Solver, &Candidate) -> i32,
    /// Returns the empty squares to try first.
    pub preferred_squares: fn(u64) -> u64,
    /// With fewer empty squares, there's no selective search for a first guess.
    pub min_guess_empties: u32,
}

impl SolverConfig {
    /// No techniques.
    pub const NONE: SolverConfig = SolverConfig {
        ending_empties: 0,
        min_table_empties: u32::MAX,
        move_cost: |_, _| 0,
        preferred_squares: |_| 0,
        min_guess_empties: u32::MAX,
    };
}

/// A solver for endgames.
#[derive(Debug)]
pub struct Solver {
    /// The shape of the board.
    pub shape: BoardShape,
    /// The techniques.
    pub config: SolverConfig,
    /// The transposition table.
    pub table: Table,
    /// Searches only the most promising moves, to find a first guess.
    pub is_selective: bool,
    /// The number of positions searched.
    pub positions: u64,
}

impl Solver {
    /// Creates a solver with these techniques and this table.
    pub fn with(config: SolverConfig, shape: BoardShape, table: Table) -> Self {
        Solver {
            shape,
            config,
            table,
            is_selective: false,
            positions: 0,
        }
    }
}
