use std::error::Error;
use std::fmt;
use std::str::FromStr;

use board::{Board, Cell, Square};
use end_of_game::Position;

/// What two players agree on before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Where the game begins, and who moves first.
    pub start: Position,
    /// Whether a player who can't flip anything may still place a disc.
    pub house_rule: bool,
}

impl Default for Rules {
    /// What everyone plays: the usual start and no house rule.
    fn default() -> Rules {
        Rules {
            start: Position::start(),
            house_rule: false,
        }
    }
}

/// How many squares a side of the board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 4 by 4 squares, from c3 to f6.
    Four,
    /// 6 by 6 squares, from b2 to g7.
    Six,
    /// 8 by 8 squares.
    Eight,
}

impl Size {
    /// How many rows and columns of border there are on each side.
    const fn border_width(self) -> i32 {
        match self {
            Size::Four => 2,
            Size::Six => 1,
            Size::Eight => 0,
        }
    }

    /// The start on a board of this size: everything outside it is border.
    pub fn start(self) -> Board {
        let inside = self.border_width()..8 - self.border_width();
        let mut board = Board::start();
        for square in Square::all() {
            let (column, row) = (square.column(), square.row());
            if !inside.contains(&column) || !inside.contains(&row) {
                board.set(square, Cell::Border);
            }
        }
        board
    }

    /// The start that the C++ sheet declares: three white discs and a black
    /// one.
    pub fn sheet_start(self) -> Board {
        let mut board = self.start();
        board.set(Square::at(3, 4), Cell::White);
        board
    }
}

/// A text that isn't the size of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSizeError(String);

impl FromStr for Size {
    type Err = ParseSizeError;

    fn from_str(text: &str) -> Result<Size, ParseSizeError> {
        match text {
            "4" => Ok(Size::Four),
            "6" => Ok(Size::Six),
            "8" => Ok(Size::Eight),
            _ => Err(ParseSizeError(text.to_string())),
        }
    }
}

impl fmt::Display for ParseSizeError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?} isn't a board size: choose 4, 6 or 8", self.0)
    }
}

impl Error for ParseSizeError {}
