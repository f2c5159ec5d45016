use std::sync::{Arc, Mutex};

use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{BoardShape, Solver};
use transpositions::{Table, TooLarge};

use crate::Evaluation;

/// A program that plays Othello.
pub struct Engine {
    /// What it thinks of a position where the depth runs out.
    pub evaluation: Evaluation,
    /// What it has found out, in this search and those before.
    pub table: Arc<Mutex<Table<BitPosition, Square>>>,
    /// If other threads share the table: what they're looking at.
    pub taken: Option<Arc<Mutex<Vec<BitPosition>>>>,
    /// Plays the last squares.
    pub solver: Solver,
}

impl Engine {
    /// An engine that may use `megabytes` megabytes to remember things.
    ///
    /// # Errors
    ///
    /// When there isn't as much memory.
    pub fn new(
        evaluation: Evaluation,
        megabytes: usize,
    ) -> Result<Engine, TooLarge> {
        let table = Table::new((megabytes * 3 / 4).max(1))?;
        let endings = perfect_endgame::Table::new(megabytes.div_ceil(4))?;
        Ok(Engine {
            evaluation,
            table: Arc::new(Mutex::new(table)),
            taken: None,
            solver: Solver::new(BoardShape::eight(), endings),
        })
    }
}
