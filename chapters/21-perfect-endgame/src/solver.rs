use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::{BoardShape, Ideas, Table};

/// Finds what positions are worth if both sides play perfectly to the end.
#[derive(Debug)]
pub struct Solver {
    /// Which squares belong to the board.
    pub shape: BoardShape,
    /// What it does to be quicker.
    pub ideas: Ideas,
    /// What it has found out.
    pub table: Table,
    /// Who else may say what a move costs, by the position after it.
    pub order: Option<fn(bitboards::BitPosition) -> Option<i32>>,
    /// Whether it's guessing, and only tries what looks best.
    pub is_guessing: bool,
    /// How many positions it has looked at.
    pub positions: u64,
    /// How many more it has looked at to put moves in order.
    pub glances: u64,
    /// Whether it must stop.
    pub stop: Arc<AtomicBool>,
}

impl Solver {
    /// A solver with these ideas and this table.
    pub fn with(shape: BoardShape, ideas: Ideas, table: Table) -> Solver {
        Solver {
            shape,
            ideas,
            table,
            order: None,
            is_guessing: false,
            positions: 0,
            glances: 0,
            stop: Arc::default(),
        }
    }

    /// A flag that stops the solver when it's set, from any thread.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }
}
