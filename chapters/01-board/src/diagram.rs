use std::fmt;

use crate::{Board, Cell, Square};

impl fmt::Display for Board {
    /// Writes the board as a diagram, with column letters above it and row
    /// numbers on its left.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let symbols = Square::all().map(|square| self[square].symbol());
        f.write_str(&diagram(symbols))
    }
}

/// Returns a diagram with a symbol for each square, from a1 to h8.
pub fn diagram(symbols: impl Iterator<Item = char>) -> String {
    let mut diagram = "  a b c d e f g h".to_string();
    for (square, symbol) in Square::all().zip(symbols) {
        if square.column() == 0 {
            diagram += &format!("\n{}", square.row() + 1);
        }
        diagram += &format!(" {symbol}");
    }
    diagram
}

impl Cell {
    /// Returns the symbol of the cell in a diagram.
    pub fn symbol(self) -> char {
        match self {
            Cell::Empty => '.',
            Cell::Black => 'B',
            Cell::White => 'W',
            Cell::Border => '#',
        }
    }
}
