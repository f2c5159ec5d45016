//! Descriptions of squares, moves and boards, for sentences and screen readers.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use end_of_game::Position;
use flipping::flips;

use crate::english::{join_and, pluralize};

/// Returns a color in lower case.
pub const fn color(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "black",
        Disc::White => "white",
    }
}

/// Describes a square and its content: `c6, empty`.
pub fn cell(board: &Board, square: Square) -> String {
    let content = match board[square] {
        Cell::Empty => "empty",
        Cell::Black => "black disc",
        Cell::White => "white disc",
        Cell::Border => "border",
    };
    format!("{square}, {content}")
}

/// Describes the coordinates of a square: `c6 is column 2, row 5, and index 5 × 8 + 2 =
/// 42.`
pub fn address(square: Square) -> String {
    let (column, row) = (square.column(), square.row());
    format!(
        "{square} is column {column}, row {row}, and index {row} × 8 + {column} = {}.",
        square.index()
    )
}

/// Describes a legal move: `Black plays f5 and flips e5`.
pub fn legal_move(before: &Position, square: Square) -> String {
    let disc = before.to_move;
    let flips = flips(&before.board, square, disc).map(|flip| flip.square);
    let names = join_and(&names_in_order(flips));
    format!("{disc} plays {square} and flips {names}")
}

/// Describes a walk to the edge: `From c6 to the northeast: d5, e4, f3, g2, h1, then off
/// the board.`
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

/// Describes a whole board: `white discs on d4 and e5, black discs on d5 and e4, 60 empty
/// squares`.
pub fn board(board: &Board) -> String {
    let mut parts = Vec::new();
    parts.extend(discs(board, Cell::White, "white"));
    parts.extend(discs(board, Cell::Black, "black"));
    parts.push(pluralize(board.count(Cell::Empty), "empty square"));
    match board.count(Cell::Border) {
        0 => {}
        count => parts.push(format!("{count} squares of border")),
    }
    parts.join(", ")
}

/// Describes the discs of a color, if there are any.
fn discs(board: &Board, cell: Cell, color: &str) -> Option<String> {
    let names: Vec<_> = Square::all()
        .filter(|&square| board[square] == cell)
        .map(|square| square.to_string())
        .collect();
    match names.as_slice() {
        [] => None,
        [only] => Some(format!("a {color} disc on {only}")),
        several => Some(format!("{color} discs on {}", join_and(several))),
    }
}

/// Returns the names of squares without duplicates, sorted by column and then by row.
pub fn names_in_order(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let squares: Vec<_> = squares.collect();
    (0..8)
        .flat_map(|column| (0..8).map(move |row| Square::at(column, row)))
        .filter(|square| squares.contains(square))
        .map(|square| square.to_string())
        .collect()
}
