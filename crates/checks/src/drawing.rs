//! Drawings of boards in a message.

use board::{Board, Square};

/// Returns the squares on which two boards differ.
pub(crate) fn differences(expected: &Board, got: &Board) -> Vec<Square> {
    Square::all()
        .filter(|&square| expected[square] != got[square])
        .collect()
}

/// Returns the squares that are in only one of two lists, the sentinel included.
pub(crate) fn only_in_one(expected: &[Square], got: &[Square]) -> Vec<Square> {
    (0..=64)
        .map(Square::new)
        .filter(|square| expected.contains(square) != got.contains(square))
        .collect()
}

/// A board below its title.
pub(crate) struct BoardDrawing<'a> {
    pub(crate) title: &'static str,
    pub(crate) board: &'a Board,
    /// The squares with a `>` before them.
    pub(crate) marked: Vec<Square>,
}

impl BoardDrawing<'_> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.title.to_string()];
        lines.extend(self.board.to_string().lines().map(String::from));
        for square in self.marked.iter().filter(|square| square.is_on_board()) {
            let line = &mut lines[square.row() as usize + 2];
            let before = square.column() as usize * 2 + 1;
            line.replace_range(before..=before, ">");
        }
        lines
    }
}

/// Draws boards side by side.
pub(crate) fn side_by_side(drawings: &[BoardDrawing]) -> String {
    let drawings: Vec<_> = drawings.iter().map(BoardDrawing::lines).collect();
    let Some(first) = drawings.first() else {
        return String::new();
    };
    let mut rows = Vec::new();
    for index in 0..first.len() {
        let row: String = drawings
            .iter()
            .map(|lines| format!("{:20}", lines[index]))
            .collect();
        rows.push(row.trim_end().to_string());
    }
    rows.join("\n")
}

/// The number of squares that a sentence names.
const MAX_NAMES: usize = 8;

/// Returns the names of squares; of many, the first ones and the number of the others.
pub(crate) fn names(squares: &[Square]) -> String {
    let first: Vec<_> = squares
        .iter()
        .take(MAX_NAMES)
        .map(|&square| name(square))
        .collect();
    match squares.len().saturating_sub(MAX_NAMES) {
        0 => first.join(", "),
        more => format!("{} and {more} more", first.join(", ")),
    }
}

/// Returns the name of a square in a sentence.
fn name(square: Square) -> String {
    match square {
        Square::OVERFLOW => "the sentinel".to_owned(),
        _ => square.to_string(),
    }
}
