use std::cmp::Reverse;
use std::fmt;

use bitboards::BitPosition;
use board::{Cell, Disc, Square};
use engine::DISC;
use judge::Judged;

use crate::{Comparison, MAX_SCORE, reasons};

/// A move of a game, compared with the best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalyzedMove {
    /// The number of the move, from 1.
    pub number: usize,
    /// The color that played it.
    pub color: Disc,
    /// The position in which it was played.
    pub position: BitPosition,
    /// The move that was played.
    pub played: Square,
    /// The comparison with the best move.
    pub comparison: Comparison,
}

/// The minimum loss of a mistake that isn't exact, in eighths of a disc: about
/// the error of a loss at depth 10, as measured by the benchmark `noise`.
pub const NOISE: i32 = 3 * DISC;

impl AnalyzedMove {
    /// The headings of the columns.
    pub const COLUMNS: &str = "     played      value  best   value   loss";

    /// Tests if the move is a mistake: an exact loss, or one of at least
    /// [`NOISE`].
    pub fn is_mistake(&self) -> bool {
        let Comparison { is_exact, .. } = self.comparison;
        self.comparison.loss() >= if is_exact { 1 } else { NOISE }
    }

    /// Explains the mistake: what it lost, the best move, and the reasons.
    pub fn explanation(&self) -> String {
        let AnalyzedMove {
            position, played, ..
        } = *self;
        let mut text = self.verdict();
        for reason in reasons(position, played, self.comparison.best) {
            text += &format!("\n     {reason}");
        }
        text
    }

    /// Describes what the move lost, and the best move.
    pub fn verdict(&self) -> String {
        let AnalyzedMove { number, played, .. } = self;
        let Comparison {
            played: after,
            best,
            value,
            is_exact,
            ..
        } = self.comparison;
        let loss = self.comparison.loss();
        if loss > MAX_SCORE {
            // A board has 64 squares, so this is told as two results.
            let [before, after] =
                [value, after].map(|score| self.format_discs(score));
            let [before, after] = [before.trim(), after.trim()];
            let (about, verdict) = if is_exact {
                ("", "was right")
            } else {
                ("about ", "looks better")
            };
            format!(
                "{number:3}. {played} turned {about}{before} into {after}; \
                 {best} {verdict}"
            )
        } else if is_exact {
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

    /// Describes a change of the result, or returns an empty string.
    fn result_lost(&self) -> &'static str {
        let Comparison { value, played, .. } = self.comparison;
        match value.signum() {
            result if result == played.signum() => "",
            1 => " and the win",
            _ => " and the draw",
        }
    }

    /// Formats a score in discs, without a fraction if it's exact.
    fn format_discs(&self, value: i32) -> String {
        if self.comparison.is_exact {
            format!("{:+}  ", value / DISC)
        } else {
            format!("{:+.1}", discs(value))
        }
    }
}

/// A judged move is exact.
impl From<Judged> for AnalyzedMove {
    fn from(judged: Judged) -> AnalyzedMove {
        AnalyzedMove {
            number: judged.number,
            color: judged.position.to_move,
            position: BitPosition::from(&judged.position),
            played: judged.played,
            comparison: Comparison {
                played: judged.left * DISC,
                best: judged.best,
                value: judged.value * DISC,
                depth: judged.position.board.count(Cell::Empty) as u32,
                is_exact: true,
            },
        }
    }
}

impl fmt::Display for AnalyzedMove {
    /// Writes a line of the table.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let AnalyzedMove {
            number,
            color,
            played,
            comparison,
            ..
        } = self;
        write!(
            f,
            "{number:3}. {color} {played}  {:>7}",
            self.format_discs(comparison.played)
        )?;
        let (best, value) = if comparison.best == *played {
            (String::new(), String::new())
        } else {
            let value = self.format_discs(comparison.value);
            (comparison.best.to_string(), value)
        };
        let loss = self.format_discs(comparison.loss()).replace('+', "");
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

/// Converts a score to discs.
fn discs(value: i32) -> f64 {
    f64::from(value) / f64::from(DISC)
}

/// Returns the worst mistakes of a color, at most `limit`, the worst first.
pub fn worst(
    moves: &[AnalyzedMove],
    color: Disc,
    limit: usize,
) -> Vec<AnalyzedMove> {
    let mut mistakes: Vec<_> = moves
        .iter()
        .filter(|mv| mv.color == color && mv.is_mistake())
        .copied()
        .collect();
    mistakes.sort_by_key(|mistake| Reverse(mistake.comparison.loss()));
    mistakes.truncate(limit);
    mistakes
}
