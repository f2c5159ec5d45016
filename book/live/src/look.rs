//! What a color sees from an empty square in one direction: a bracket, or why
//! there is none.

use std::fmt;

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next, ray};
use legal_moves::bracket;

use crate::words::and;

/// What lies in one direction from a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The direction.
    pub direction: Direction,
    /// The opponent's discs that lie there in a row, the nearest first.
    pub run: Vec<Square>,
    /// The square after them; the sentinel after the last of a row.
    pub end: Square,
    /// What it holds.
    pub found: Cell,
    /// Whether it closes a bracket around the run.
    pub brackets: bool,
}

/// What the color of `disc` sees from a square in a direction.
pub fn look(
    board: &Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> Look {
    let opponent = Cell::from(disc.opponent());
    let run: Vec<_> = ray(square, direction)
        .take_while(|&it| board[it] == opponent)
        .collect();
    let end = next(run.last().copied().unwrap_or(square), direction);
    Look {
        direction,
        run,
        end,
        found: board[end],
        brackets: bracket(board, square, direction, disc).is_some(),
    }
}

/// What the color of `disc` sees from a square, clockwise from north.
pub fn around(
    board: &Board,
    square: Square,
    disc: Disc,
) -> impl Iterator<Item = Look> {
    Direction::ALL
        .into_iter()
        .map(move |direction| look(board, square, direction, disc))
}

impl Look {
    /// What comes first that is not the opponent's.
    pub fn closes(&self) -> String {
        let end = self.end;
        match self.found {
            Cell::Empty => format!("{end}, which is empty"),
            Cell::Black => format!("{end}, which is black"),
            Cell::White => format!("{end}, which is white"),
            Cell::Border => "the edge of the board".to_owned(),
        }
    }

    /// Whether the run is bracketed, or what keeps it open.
    pub fn why(&self) -> String {
        let names: Vec<_> = self.run.iter().map(Square::to_string).collect();
        let (run, closes) = (and(&names), self.closes());
        let are = if names.len() == 1 { "is" } else { "are" };
        match names.len() {
            0 => format!("next is {closes}"),
            _ if self.brackets => {
                format!("{run} {are} bracketed, thanks to {}", self.end)
            }
            1 => format!("{run} is followed by {closes}"),
            _ => format!("the run {run} ends at {closes}"),
        }
    }
}

impl fmt::Display for Look {
    /// Writes what a direction says, such as `north: c5 and c4 are bracketed,
    /// thanks to c3`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let word = if self.brackets { "" } else { "no bracket, " };
        write!(f, "{}: {word}{}", self.direction, self.why())
    }
}
