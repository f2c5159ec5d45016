use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{Area, Choices, Idea, Table, odd_quarters};

/// Finds what positions are worth if both sides play perfectly to the end.
#[derive(Debug)]
pub struct Solver {
    /// Which squares belong to the board.
    pub area: Area,
    /// What it does without.
    pub without: &'static [Idea],
    /// Who else may say what a move costs, by the position after it.
    pub order: Option<fn(bitboards::BitPosition) -> Option<i32>>,
    /// How many positions it has looked at so far.
    pub positions: u64,
    /// What it has found out.
    pub table: Table,
    /// What it's still going to try.
    pub choices: Choices,
    /// Whether a guess is enough. Then it only tries what looks best, until few
    /// squares are left.
    pub is_guessing: bool,
    is_stopped: Arc<AtomicBool>,
}

impl Solver {
    /// A solver for a board, with this table.
    pub fn new(area: Area, table: Table) -> Solver {
        Solver {
            area,
            without: &[],
            order: None,
            positions: 0,
            table,
            choices: Choices::default(),
            is_guessing: false,
            is_stopped: Arc::default(),
        }
    }

    /// A flag that stops the solver when it's set, from any thread.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        self.is_stopped.clone()
    }

    /// Whether the flag is set. Then answers mean nothing.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Whether it has this idea.
    #[inline]
    pub fn uses(&self, idea: Idea) -> bool {
        !self.without.contains(&idea)
    }

    /// The quarters in which to play first.
    #[inline]
    pub fn odd(&self, empty: u64) -> u64 {
        match self.uses(Idea::Parity) {
            true => odd_quarters(empty),
            false => 0,
        }
    }
}
