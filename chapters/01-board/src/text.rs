//! Boards and colors as other programs send them, and as people paste them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Board, Cell, Disc, Square};

impl Board {
    /// The board in 64 characters from a1 to h8, the way Othello programs write
    /// it: `X` for black, `O` for white, `-` for empty.
    pub fn to_line(&self) -> String {
        Square::all()
            .map(|square| line_symbol(self[square]))
            .collect()
    }
}

fn line_symbol(cell: Cell) -> char {
    match cell {
        Cell::Empty => '-',
        Cell::Black => 'X',
        Cell::White => 'O',
        Cell::Border => '#',
    }
}

fn parse_cell(symbol: char) -> Option<Cell> {
    match symbol {
        '.' | '-' => Some(Cell::Empty),
        'B' | 'b' | 'X' | 'x' | '*' => Some(Cell::Black),
        'W' | 'w' | 'O' | 'o' => Some(Cell::White),
        '#' => Some(Cell::Border),
        _ => None,
    }
}

/// Why a text isn't a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseBoardError {
    /// This character, found where this square should be, isn't a cell.
    Symbol(char, Square),
    /// The text has this many squares, not 64.
    Count(usize),
}

impl FromStr for Board {
    type Err = ParseBoardError;

    /// Reads a diagram, with or without its letters and numbers, or 64
    /// characters from a1 to h8.
    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        let symbols = symbols(text);
        if symbols.len() != 64 {
            return Err(ParseBoardError::Count(symbols.len()));
        }
        let mut board = Board::empty();
        for (square, symbol) in Square::all().zip(symbols) {
            let unknown = ParseBoardError::Symbol(symbol, square);
            board.set(square, parse_cell(symbol).ok_or(unknown)?);
        }
        Ok(board)
    }
}

/// What's on the squares, without the letters and numbers at the edges.
fn symbols(text: &str) -> Vec<char> {
    text.lines()
        .map(|line| line.split_whitespace().collect::<String>())
        .filter(|line| !line.eq_ignore_ascii_case("abcdefgh"))
        .flat_map(|line| match line.strip_prefix(char::is_numeric) {
            Some(row) => row.chars().collect::<Vec<_>>(),
            None => line.chars().collect(),
        })
        .collect()
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Symbol(symbol, square) => write!(
                f,
                "{square} can't be {symbol:?}: write B or X for black, W or O \
                 for white, . or - for empty"
            ),
            Self::Count(count) => write!(
                f,
                "a board has 64 squares, but this text has {count}: write 64 \
                 characters, or paste a diagram"
            ),
        }
    }
}

impl Error for ParseBoardError {}

/// A text that isn't the name of a color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDiscError(String);

impl FromStr for Disc {
    type Err = ParseDiscError;

    /// Reads `black` or `white`, or the symbol of a disc, in capitals or not.
    fn from_str(name: &str) -> Result<Disc, ParseDiscError> {
        match name.to_ascii_lowercase().as_str() {
            "black" | "b" | "x" | "*" => Ok(Disc::Black),
            "white" | "w" | "o" => Ok(Disc::White),
            _ => Err(ParseDiscError(name.to_string())),
        }
    }
}

impl fmt::Display for ParseDiscError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?} isn't a color: write black or white", self.0)
    }
}

impl Error for ParseDiscError {}
