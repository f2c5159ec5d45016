//! Scans of one direction from a square: the run of opponent discs and its end.

use std::fmt;

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next, ray};
use legal_moves::bracket;

use crate::english::join_and;

/// The result of scanning one direction from a square, for the color that would play
/// there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// The direction.
    pub direction: Direction,
    /// The contiguous discs of the opponent, the nearest first.
    pub run: Vec<Square>,
    /// The square after the run; the sentinel if the run reaches the edge.
    pub end: Square,
    /// The content of that square.
    pub end_cell: Cell,
    /// True if a disc at the end brackets the run.
    pub is_bracket: bool,
}

/// Scans one direction from a square, for the color of `disc`.
pub fn scan(board: &Board, square: Square, direction: Direction, disc: Disc) -> Scan {
    let opponent = Cell::from(disc.opponent());
    let run: Vec<_> = ray(square, direction)
        .take_while(|&square| board[square] == opponent)
        .collect();
    let end = next(run.last().copied().unwrap_or(square), direction);
    Scan {
        direction,
        run,
        end,
        end_cell: board[end],
        is_bracket: bracket(board, square, direction, disc).is_some(),
    }
}

/// Scans all eight directions, clockwise from north.
pub fn scan_all(board: &Board, square: Square, disc: Disc) -> impl Iterator<Item = Scan> {
    Direction::ALL
        .into_iter()
        .map(move |direction| scan(board, square, direction, disc))
}

impl Scan {
    /// Describes the square after the run and its content.
    pub fn describe_end(&self) -> String {
        let end = self.end;
        match self.end_cell {
            Cell::Empty => format!("{end}, which is empty"),
            Cell::Black => format!("{end}, which is black"),
            Cell::White => format!("{end}, which is white"),
            Cell::Border => "the edge of the board".to_owned(),
        }
    }

    /// Explains why the run is bracketed, or why it isn't.
    pub fn explain(&self) -> String {
        let names: Vec<_> = self.run.iter().map(Square::to_string).collect();
        let run = join_and(&names);
        let end = self.describe_end();
        match names.len() {
            0 => format!("next is {end}"),
            1 if self.is_bracket => format!("{run} is bracketed, thanks to {}", self.end),
            1 => format!("{run} is followed by {end}"),
            _ if self.is_bracket => format!("{run} are bracketed, thanks to {}", self.end),
            _ => format!("the run {run} ends at {end}"),
        }
    }
}

impl fmt::Display for Scan {
    /// Writes the direction and its explanation, such as `north: c5 and c4 are
    /// bracketed, thanks to c3`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let word = if self.is_bracket { "" } else { "no bracket, " };
        write!(f, "{}: {word}{}", self.direction, self.explain())
    }
}
