use std::ops::Index;

use crate::{Cell, Square};

/// An Othello board: a cell for each of the 64 squares and for the sentinel.
///
/// The sentinel's cell is always [`Cell::Border`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    cells: [Cell; 65],
}

impl Board {
    /// Returns a board without discs.
    pub fn empty() -> Board {
        let mut cells = [Cell::Empty; 65];
        cells[Square::OVERFLOW.index()] = Cell::Border;
        Board { cells }
    }

    /// Returns the starting position: white on d4 and e5, black on d5 and e4.
    pub fn start() -> Board {
        let mut board = Board::empty();
        board.set(Square::at(3, 3), Cell::White);
        board.set(Square::at(4, 3), Cell::Black);
        board.set(Square::at(3, 4), Cell::Black);
        board.set(Square::at(4, 4), Cell::White);
        board
    }

    /// Sets the cell of a square.
    ///
    /// # Panics
    ///
    /// Panics if `square` is the sentinel.
    pub fn set(&mut self, square: Square, cell: Cell) {
        assert!(square.is_on_board(), "the sentinel's cell never changes");
        self.cells[square.index()] = cell;
    }

    /// Returns the number of squares on the board that hold `cell`.
    pub fn count(&self, cell: Cell) -> usize {
        Square::all().filter(|&square| self[square] == cell).count()
    }
}

impl Index<Square> for Board {
    type Output = Cell;

    /// Returns the cell of a square or of the sentinel.
    fn index(&self, square: Square) -> &Cell {
        &self.cells[square.index()]
    }
}
