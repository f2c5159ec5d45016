/// A square of the board, or the overflow sentinel.
///
/// The 64 squares are in one row, numbered from 0 (a1) to 63 (h8), one line of
/// the board after the other. The 65th, [`Square::OVERFLOW`], is everywhere
/// off the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The overflow sentinel: the square that means "off the board".
    pub const OVERFLOW: Square = Square(64);

    /// The square in this column and row, both from 0 to 7; a1 is column 0,
    /// row 0. Anywhere else is the sentinel.
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

    /// The square with this index, 0 to 63. Any other index is the sentinel.
    pub const fn new(index: usize) -> Square {
        if index < 64 {
            Square(index as u8)
        } else {
            Square::OVERFLOW
        }
    }

    /// The index of the square: 0 to 63, and 64 for the sentinel.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0 (a) to 7 (h).
    pub const fn column(self) -> i32 {
        self.0 as i32 % 8
    }

    /// The row, from 0 (1) to 7 (8). The sentinel's is 8, which isn't a row of
    /// the board.
    pub const fn row(self) -> i32 {
        self.0 as i32 / 8
    }

    /// Whether this is one of the 64 squares, not the sentinel.
    pub const fn is_on_board(self) -> bool {
        self.0 < 64
    }

    /// The 64 squares of the board, from a1 to h8.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }
}
