//! Boards and colors as text, in the notations of various programs.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Board, Cell, Disc, Square};

impl Board {
    /// Returns the board as 64 characters from a1 to h8, as Othello programs
    /// write it: `X` for black, `O` for white, `-` for empty.
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

/// The error of parsing a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseBoardError {
    /// A character that isn't a cell, and the square that it belongs to.
    Symbol(char, Square),
    /// The number of cells in the text, which isn't 64.
    Count(usize),
}

impl FromStr for Board {
    type Err = ParseBoardError;

    /// Parses a diagram, with or without its letters and numbers, or 64
    /// characters from a1 to h8.
    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        let symbols = cell_symbols(text);
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

/// Returns the symbols of the cells, without column letters and row numbers.
fn cell_symbols(text: &str) -> Vec<char> {
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

/// The error of parsing a color: a text that isn't one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDiscError(String);

impl FromStr for Disc {
    type Err = ParseDiscError;

    /// Parses `black`, `white` or the symbol of a disc, in either case.
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
