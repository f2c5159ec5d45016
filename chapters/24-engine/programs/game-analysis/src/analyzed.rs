use std::cmp::Reverse;
use std::fmt;

use bitboards::BitPosition;
use board::{Cell, Disc, Square};
use engine::DISC;
use judge::Judged;

use crate::{Comparison, reasons};

/// A move of a game, and what the engine or the judge says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analyzed {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who played it.
    pub color: Disc,
    /// The position in which it was played.
    pub position: BitPosition,
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

    /// Says what it lost, what should have been played, and why.
    pub fn explanation(&self) -> String {
        let Analyzed {
            position, played, ..
        } = *self;
        let reasons = reasons(position, played, self.comparison.best);
        let reasons = reasons.iter().map(|reason| format!("\n     {reason}"));
        self.verdict() + &reasons.collect::<String>()
    }

    /// Says what it lost, and what should have been played.
    pub fn verdict(&self) -> String {
        let Analyzed { number, played, .. } = self;
        let Comparison { best, is_exact, .. } = self.comparison;
        let loss = self.comparison.loss();
        if is_exact {
            format!(
                "{number:3}. {played} lost {} discs{}; {best} was right",
                loss / DISC,
                self.result_lost(),
            )
        } else {
            format!(
                "{number:3}. {played} lost about {:.1} discs; {best} looks \
                 better",
                discs(loss),
            )
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
        if self.comparison.is_exact {
            format!("{:+}  ", value / DISC)
        } else {
            format!("{:+.1}", discs(value))
        }
    }
}

/// What the judge says is sure.
impl From<Judged> for Analyzed {
    fn from(judged: Judged) -> Analyzed {
        Analyzed {
            number: judged.number,
            color: judged.position.to_move,
            position: BitPosition::from(&judged.position),
            played: judged.played,
            comparison: Comparison {
                left: judged.left * DISC,
                best: judged.best,
                value: judged.value * DISC,
                depth: judged.position.board.count(Cell::Empty) as u32,
                is_exact: true,
            },
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
            ..
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
        if !comparison.is_exact {
            return write!(f, "depth {}", comparison.depth);
        }
        let changes = !self.result_lost().is_empty();
        let mark = if changes {
            "  <- the result changes"
        } else {
            ""
        };
        write!(f, "sure{mark}")
    }
}

fn discs(value: i32) -> f64 {
    f64::from(value) / f64::from(DISC)
}

/// A player's mistakes, the worst first, and at most `most` of them.
pub fn worst(moves: &[Analyzed], color: Disc, most: usize) -> Vec<Analyzed> {
    let theirs = moves.iter().filter(|analyzed| analyzed.color == color);
    let mistakes = theirs.filter(|analyzed| analyzed.is_mistake());
    let mut mistakes: Vec<_> = mistakes.copied().collect();
    mistakes.sort_by_key(|mistake| Reverse(mistake.comparison.loss()));
    mistakes.truncate(most);
    mistakes
}
