use std::sync::Arc;

use bitboards::BitPosition;
use board::Square;
use perfect_endgame::Solver;
use perfect_endgame::{Candidate, candidates};

use crate::{Claims, Evaluation, Table, Technique};

/// A program that plays Othello.
pub struct Engine {
    /// What it thinks of a position where the depth runs out.
    pub evaluation: Evaluation,
    /// What it has found out, in this search and those before.
    pub table: Arc<Table>,
    /// How many standard deviations are enough for a cut.
    pub margin: f64,
    /// What it does without.
    pub disabled: Vec<Technique>,
    /// If other threads share the table: what they're looking at.
    pub claims: Option<Claims>,
    /// Plays the last squares.
    pub solver: Solver,
}

impl Engine {
    /// The moves in the order in which to try them: the one that was best last
    /// time, and then those that are worst for the opponent.
    pub fn sorted(
        &self,
        position: BitPosition,
        best: Option<Square>,
    ) -> Vec<Candidate> {
        let mut moves = candidates(position, &self.solver.shape);
        for mv in &mut moves {
            let after = (self.evaluation)(&mv.after);
            mv.cost = after + mv.by_replies(&self.solver.shape, 0);
        }
        if !self.disabled.contains(&Technique::Order) {
            moves.sort_by_key(|mv| (best != Some(mv.square), mv.cost));
        }
        moves
    }

    /// An engine that may use `megabytes` megabytes to remember things.
    ///
    /// # Errors
    ///
    /// When there isn't as much memory.
    pub fn new(
        evaluation: Evaluation,
        megabytes: usize,
    ) -> Result<Engine, transpositions::TooLarge> {
        let (table, solver) = Table::and_solver(megabytes)?;
        Ok(Engine {
            evaluation,
            table: Arc::new(table),
            margin: 1.4,
            disabled: Vec::new(),
            claims: None,
            solver,
        })
    }

    /// Whether it uses this technique.
    pub fn uses(&self, technique: Technique) -> bool {
        !self.disabled.contains(&technique)
    }
}
