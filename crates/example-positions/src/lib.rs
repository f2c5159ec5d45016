//! The example positions of the documents that the book grew out of.
//!
//! The table `positions.csv` beside this file has a row for each. Figures, the checks of
//! exercises and tests all read it here.

use std::error::Error;
use std::str::FromStr;

use board::{Board, Disc, Square};

/// A position of the documents and the move that they play in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The name of the row, such as `c6`.
    pub name: &'static str,
    /// The moves that lead from the start to the board.
    pub transcript: &'static str,
    /// The board before the move.
    pub board: Board,
    /// The color to move.
    pub to_move: Disc,
    /// The move; `None` when the game is over.
    pub square: Option<Square>,
    /// The discs that the move flips.
    pub flipped: Vec<Square>,
    /// The board after the move.
    pub after: Board,
    /// For each disc in `flipped`, the disc at the other end of its run.
    pub closed_by: Vec<Square>,
    /// All legal moves, `square` among them.
    pub legal_moves: Vec<Square>,
}

/// Returns all example positions, in the order of the table.
pub fn examples() -> Vec<Example> {
    include_str!("positions.csv")
        .lines()
        .skip(1) // the header
        .map(parse_row)
        .collect()
}

/// Returns the example position with this name.
///
/// # Panics
///
/// Panics if the table has no such row.
pub fn example(name: &str) -> Example {
    find_example(name).unwrap_or_else(|| panic!("no example position is called {name:?}"))
}

/// Returns the example position with this name, if there is one.
pub fn find_example(name: &str) -> Option<Example> {
    examples().into_iter().find(|example| example.name == name)
}

fn parse_row(row: &'static str) -> Example {
    let columns: Vec<_> = row.split(';').collect();
    let [
        name,
        transcript,
        board,
        to_move,
        square,
        flipped,
        after,
        closed_by,
        legal_moves,
    ] = columns[..]
    else {
        panic!("not nine columns: {row}");
    };
    Example {
        name,
        transcript,
        board: parse(board),
        to_move: parse(to_move),
        square: parse_squares(square).first().copied(),
        flipped: parse_squares(flipped),
        after: parse(after),
        closed_by: parse_squares(closed_by),
        legal_moves: parse_squares(legal_moves),
    }
}

fn parse_squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(parse).collect()
}

fn parse<T: FromStr<Err: Error>>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|error| panic!("in positions.csv: {error}"))
}
