use std::fmt;

use board::{Disc, Square};
use engine::DISC;

use crate::Comparison;

/// A move of a game, and what the engine says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analyzed {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who played it.
    pub color: Disc,
    /// What was played.
    pub played: Square,
    /// How that compares with the best move.
    pub comparison: Comparison,
}

/// A guess at a loss that's smaller doesn't make a move a mistake, in eighths of
/// a disc. Ten moves ahead, that's how far a guess is off: the benchmark `noise`
/// says so.
pub const NOISE: i32 = 3 * DISC;

impl Analyzed {
    /// What the columns of the lines are.
    pub const COLUMNS: &str = "     played      value  best   value   loss";

    /// Whether it lost something for sure, or more than a guess may be off.
    pub fn is_mistake(&self) -> bool {
        let Comparison { is_exact, .. } = self.comparison;
        self.comparison.loss() >= if is_exact { 1 } else { NOISE }
    }

    /// Says what it lost, and what should have been played.
    pub fn verdict(&self) -> String {
        let Analyzed { number, played, .. } = self;
        let Comparison { best, is_exact, .. } = self.comparison;
        let loss = self.comparison.loss();
        match is_exact {
            true => format!(
                "{number:3}. {played} lost {} discs{}; {best} was right",
                loss / DISC,
                self.result_lost(),
            ),
            false => format!(
                "{number:3}. {played} lost about {:.1} discs; {best} looks \
                 better",
                discs(loss),
            ),
        }
    }

    /// What it made less of for sure, besides discs.
    fn result_lost(&self) -> &'static str {
        let Comparison { value, left, .. } = self.comparison;
        match value.signum() {
            result if result == left.signum() => "",
            1 => " and the win",
            _ => " and the draw",
        }
    }

    /// A number of discs in a column: a sure one has no fraction.
    fn column(&self, value: i32) -> String {
        match self.comparison.is_exact {
            true => format!("{:+}  ", value / DISC),
            false => format!("{:+.1}", discs(value)),
        }
    }
}

impl fmt::Display for Analyzed {
    /// Writes a line of the table.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Analyzed {
            number,
            color,
            played,
            comparison,
        } = self;
        write!(
            f,
            "{number:3}. {color} {played}  {:>7}",
            self.column(comparison.left)
        )?;
        let best = match comparison.best {
            best if best == *played => [const { String::new() }; 2],
            best => [best.to_string(), self.column(comparison.value)],
        };
        let [best, value] = best;
        let loss = self.column(comparison.loss()).replace('+', "");
        write!(f, "  {best:4} {value:>7} {loss:>6}  ")?;
        match comparison.is_exact {
            true => write!(f, "sure"),
            false => write!(f, "depth {}", comparison.depth),
        }
    }
}

fn discs(value: i32) -> f64 {
    f64::from(value) / f64::from(DISC)
}
