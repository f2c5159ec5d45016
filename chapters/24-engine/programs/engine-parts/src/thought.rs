use std::fmt;

use whole_games::Ply;

use crate::DISC;

/// What an engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What it would play.
    pub ply: Ply,
    /// What the position is worth to the side to move, in eighths of a disc.
    pub value: i32,
    /// Whether it has seen the end of every game that matters.
    pub is_exact: bool,
    /// How many moves it has looked ahead. A pass doesn't count.
    pub depth: u32,
    /// The moves that it expects, its own first. It may end early.
    pub line: Vec<Ply>,
    /// How many positions it has looked at so far.
    pub positions: u64,
}

impl Thought {
    /// What the position is worth in discs.
    pub fn discs(&self) -> f64 {
        f64::from(self.value) / f64::from(DISC)
    }
}

/// The depth, the value, the positions so far and the line. What is sure has no
/// more decimals than a disc has.
impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let places = if self.is_exact { 0 } else { 1 };
        let value = format!("{:+.places$}", self.discs());
        write!(f, "{:5} {value:>7} {:10} ", self.depth, self.positions)?;
        self.line.iter().try_for_each(|ply| write!(f, " {ply}"))
    }
}
