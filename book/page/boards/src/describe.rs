//! Squares, moves and boards in words, for those who hear the page.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use end_of_game::Position;
use flipping::flips;

use crate::english::{count_of, join_and};

/// A color as an adjective, in lower case.
pub const fn color(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "black",
        Disc::White => "white",
    }
}

/// A square and what it holds: `c6, empty`.
pub fn cell(board: &Board, square: Square) -> String {
    let content = match board[square] {
        Cell::Empty => "empty",
        Cell::Black => "black disc",
        Cell::White => "white disc",
        Cell::Border => "border",
    };
    format!("{square}, {content}")
}

/// Where a square is: `c6 is column 2, row 5, and index 5 × 8 + 2 = 42.`
pub fn address(square: Square) -> String {
    let (column, row) = (square.column(), square.row());
    format!(
        "{square} is column {column}, row {row}, and index {row} × 8 + {column} = {}.",
        square.index()
    )
}

/// A legal move: `Black plays f5 and flips e5`.
pub fn legal_move(before: &Position, square: Square) -> String {
    let disc = before.to_move;
    let flips = flips(&before.board, square, disc).map(|flip| flip.square);
    let names = join_and(&names_in_order(flips));
    format!("{disc} plays {square} and flips {names}")
}

/// A walk to the edge: `From c6 to the northeast: d5, e4, f3, g2, h1, then
/// off the board.`
pub fn walk(from: Square, direction: Direction) -> String {
    let names: Vec<_> = ray(from, direction)
        .map(|square| square.to_string())
        .collect();
    let end = match names.as_slice() {
        [] => "at once off the board".to_owned(),
        names => format!("{}, then off the board", names.join(", ")),
    };
    format!("From {from} to the {direction}: {end}.")
}

/// All that a board holds: `white discs on d4 and e5, black discs on d5 and
/// e4, 60 empty squares`.
pub fn board(board: &Board) -> String {
    let colors = [(Cell::White, "white"), (Cell::Black, "black")];
    let discs = colors.map(|(cell, color)| discs(board, cell, color));
    let mut parts: Vec<_> = discs.into_iter().flatten().collect();
    parts.push(count_of(board.count(Cell::Empty), "empty square"));
    match board.count(Cell::Border) {
        0 => {}
        many => parts.push(format!("{many} squares of border")),
    }
    parts.join(", ")
}

fn discs(board: &Board, cell: Cell, color: &str) -> Option<String> {
    let on = Square::all().filter(|&square| board[square] == cell);
    let names: Vec<_> = on.map(|square| square.to_string()).collect();
    match names.as_slice() {
        [] => None,
        [only] => Some(format!("a {color} disc on {only}")),
        many => Some(format!("{color} discs on {}", join_and(many))),
    }
}

/// The names of squares, each once, by letter and then number.
pub fn names_in_order(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let squares: Vec<_> = squares.collect();
    let by_column = (0..8).flat_map(|column| (0..8).map(move |row| Square::at(column, row)));
    by_column
        .filter(|square| squares.contains(square))
        .map(|square| square.to_string())
        .collect()
}
