use board::Square;

/// Returns the mask with this one square, which must be on the board.
pub const fn bit(square: Square) -> u64 {
    1 << square.index()
}

/// Returns the squares of a mask, from a1 to h8.
pub fn squares(mask: u64) -> Squares {
    Squares(mask)
}

/// The squares that are still to come.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let Squares(mask) = *self;
        if mask == 0 {
            return None;
        }
        self.0 = mask & (mask - 1);
        Some(Square::new(mask.trailing_zeros() as usize))
    }
}

/// Draws a mask as a board: a 1 for each of its squares.
pub fn diagram(mask: u64) -> String {
    let is_there = |square| mask & bit(square) != 0;
    let symbol = |square| if is_there(square) { '1' } else { '.' };
    board::diagram(Square::all().map(symbol))
}
