//! The example positions of the documents, read from `positions.csv`: facts
//! that the tests of all chapters share.
#![allow(dead_code, reason = "each test reads the columns that it needs")]

use std::error::Error;
use std::str::FromStr;

use board::{Board, Disc, Square};

/// A position of the documents and the move that they play in it.
#[derive(Debug)]
pub struct Example {
    pub name: &'static str,
    /// The moves that lead to the board from the starting position.
    pub transcript: &'static str,
    pub board: Board,
    pub to_move: Disc,
    /// The move; `None` when the game is over.
    pub square: Option<Square>,
    pub flipped: Vec<Square>,
    pub after: Board,
    /// For each disc that flips, the disc thanks to which it does.
    pub thanks_to: Vec<Square>,
    pub legal_moves: Vec<Square>,
}

/// All example positions, in the order of the table.
pub fn examples() -> Vec<Example> {
    include_str!("../positions.csv")
        .lines()
        .skip(1) // the names of the columns
        .map(example_from_row)
        .collect()
}

/// The example position with this name.
pub fn example(name: &str) -> Example {
    let mut examples = examples().into_iter();
    examples.find(|example| example.name == name).unwrap()
}

fn example_from_row(row: &'static str) -> Example {
    let columns: Vec<_> = row.split(';').collect();
    let [
        name,
        transcript,
        board,
        to_move,
        square,
        flipped,
        after,
        thanks_to,
        legal_moves,
    ] = columns[..]
    else {
        panic!("not nine columns: {row}");
    };
    Example {
        name,
        transcript,
        board: read(board),
        to_move: read(to_move),
        square: squares(square).first().copied(),
        flipped: squares(flipped),
        after: read(after),
        thanks_to: squares(thanks_to),
        legal_moves: squares(legal_moves),
    }
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(read).collect()
}

fn read<T: FromStr<Err: Error>>(text: &str) -> T {
    text.parse().unwrap()
}
