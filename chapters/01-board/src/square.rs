/// A square of the board, or the overflow sentinel.
///
/// The 64 squares have the indexes 0 (a1) to 63 (h8), row by row. The sentinel,
/// [`Square::OVERFLOW`], has index 64 and stands for everything off the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The overflow sentinel, which means "off the board".
    pub const OVERFLOW: Square = Square(64);

    /// Returns the square in a column and a row, each from 0 to 7, or the
    /// sentinel if either is out of range. a1 is in column 0 and row 0.
    ///
    /// ```
    /// use board::Square;
    /// assert_eq!(Square::at(2, 5).to_string(), "c6");
    /// assert_eq!(Square::at(8, 5), Square::OVERFLOW);
    /// ```
    pub const fn at(column: i32, row: i32) -> Square {
        if column < 0 || column > 7 || row < 0 || row > 7 {
            return Square::OVERFLOW;
        }
        Square((row * 8 + column) as u8)
    }

    /// Returns the square with an index from 0 to 63, or the sentinel for any
    /// other index.
    pub const fn new(index: usize) -> Square {
        if index < 64 {
            Square(index as u8)
        } else {
            Square::OVERFLOW
        }
    }

    /// Returns the square's index: 0 to 63, or 64 for the sentinel.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the column, from 0 (a) to 7 (h).
    pub const fn column(self) -> i32 {
        self.0 as i32 % 8
    }

    /// Returns the row, from 0 (1) to 7 (8), or 8 for the sentinel.
    pub const fn row(self) -> i32 {
        self.0 as i32 / 8
    }

    /// Tests if this is one of the 64 squares, not the sentinel.
    pub const fn is_on_board(self) -> bool {
        self.0 < 64
    }

    /// Returns an iterator over the 64 squares, from a1 to h8.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }
}
