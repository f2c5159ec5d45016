//! Given: copied by `begin`, not typed.

use std::fmt;

use whole_games::Ply;

use crate::DISC;

/// The result of one iteration of a search, for one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// The move.
    pub ply: Ply,
    /// The score for the side to move, in eighths of a disc.
    pub value: i32,
    /// True if the score is proven: searched to the end without selective
    /// pruning.
    pub is_exact: bool,
    /// The depth in moves. Passes don't count.
    pub depth: u32,
    /// The principal variation, beginning with `ply`. It may end early.
    pub line: Vec<Ply>,
    /// The number of positions searched so far.
    pub positions: u64,
}

/// The best moves of one iteration, or `None` if it was stopped without a
/// result.
pub type Iteration = Option<Vec<SearchInfo>>;

impl SearchInfo {
    /// Returns the score in discs.
    pub fn discs(&self) -> f64 {
        f64::from(self.value) / f64::from(DISC)
    }
}

/// Writes depth, score, positions and principal variation. An exact score is a
/// whole number.
impl fmt::Display for SearchInfo {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let decimals = if self.is_exact { 0 } else { 1 };
        let value = format!("{:+.decimals$}", self.discs());
        write!(f, "{:5} {value:>7} {:10} ", self.depth, self.positions)?;
        self.line.iter().try_for_each(|ply| write!(f, " {ply}"))
    }
}
