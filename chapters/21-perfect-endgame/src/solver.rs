use std::sync::{Arc, atomic};

use crate::odd_quarters;
use crate::{BoardShape, MoveStack, Table, Technique, Techniques};

/// Finds what positions are worth if both sides play perfectly to the end.
#[derive(Debug)]
pub struct Solver {
    /// Which squares belong to the board.
    pub shape: BoardShape,
    /// Who else may say what a move costs, by the position after it.
    pub order: Option<fn(bitboards::BitPosition) -> Option<i32>>,
    /// How many positions it has looked at so far.
    pub positions: u64,
    /// What it does without.
    pub disabled: Techniques,
    /// What it has found out.
    pub table: Table,
    /// What it's still going to try.
    pub stack: MoveStack,
    /// Whether it only tries what looks best, until few squares are left.
    pub is_guessing: bool,
    is_stopped: Arc<atomic::AtomicBool>,
}

impl Solver {
    /// A solver for a board, with this table.
    pub fn new(shape: BoardShape, table: Table) -> Solver {
        Solver {
            shape,
            order: None,
            positions: 0,
            disabled: Techniques::default(),
            table,
            stack: MoveStack::default(),
            is_guessing: false,
            is_stopped: Arc::default(),
        }
    }

    /// Whether it uses this technique.
    #[inline]
    pub fn uses(&self, technique: Technique) -> bool {
        !self.disabled.contains(technique)
    }

    /// A flag that stops the solver when it's set, from any thread.
    pub fn stop_flag(&self) -> Arc<atomic::AtomicBool> {
        self.is_stopped.clone()
    }

    /// Whether the flag is set. Then answers mean nothing.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(atomic::Ordering::Relaxed)
    }

    /// The quarters in which to play first.
    #[inline]
    pub fn odd(&self, empty: u64) -> u64 {
        let odd = odd_quarters(empty);
        if self.uses(Technique::Parity) { odd } else { 0 }
    }
}
