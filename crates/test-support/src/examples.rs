//! The example positions of the documents that the book grew out of, read from
//! `chapters/positions.csv` at the root of the repository.

use std::error::Error;
use std::str::FromStr;

use board::{Board, Disc, Square};

/// A position of the documents and the move that they play in it.
#[derive(Debug)]
pub struct Example {
    /// What the table calls it, such as `c6`.
    pub name: &'static str,
    /// The moves that lead to the board from the starting position.
    pub transcript: &'static str,
    /// The board before the move.
    pub board: Board,
    /// Whose turn it is.
    pub to_move: Disc,
    /// The move; `None` when the game is over.
    pub square: Option<Square>,
    /// The discs that the move flips.
    pub flipped: Vec<Square>,
    /// The board after the move.
    pub after: Board,
    /// For each disc that flips, the disc that makes it flip.
    pub closed_by: Vec<Square>,
    /// All legal moves, the one above among them.
    pub legal_moves: Vec<Square>,
}

/// All example positions, in the order of the table.
pub fn examples() -> Vec<Example> {
    include_str!("../../../chapters/positions.csv")
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
        closed_by,
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
        closed_by: squares(closed_by),
        legal_moves: squares(legal_moves),
    }
}

/// The square with this name.
pub fn square(name: &str) -> Square {
    read(name)
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(read).collect()
}

fn read<T: FromStr<Err: Error>>(text: &str) -> T {
    text.parse().unwrap()
}
