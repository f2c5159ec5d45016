use bitboards::{BitPosition, bit, squares};

use crate::BoardShape;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Returns the neighbors of the squares of a mask, in all eight directions.
pub const fn around(mask: u64) -> u64 {
    let row = mask | mask << 1 & NOT_A | mask >> 1 & NOT_H;
    (row | row << 8 | row >> 8) & !mask
}

/// A search of the last few squares, which tries every empty one.
#[derive(Debug)]
pub struct Ending {
    /// The shape of the board.
    pub shape: BoardShape,
    /// The squares to try first.
    pub first: u64,
    /// The number of positions searched.
    pub positions: u64,
}

impl Ending {
    /// Searches with the null window above `alpha`. The result is a lower bound
    /// of the score if it's greater than `alpha`, and otherwise an upper bound.
    pub fn search(&mut self, position: BitPosition, alpha: i32) -> i32 {
        if self.shape.empty(position) == 0 {
            return self.shape.result(position);
        }
        self.positions += 1;
        self.search_all(position, alpha).unwrap_or_else(|| {
            let passed = self.search_all(position.passed(), -alpha - 1);
            passed.map_or(self.shape.result(position), |bound| -bound)
        })
    }

    /// Searches the moves until one exceeds `alpha`. `None` if there's none.
    fn search_all(&mut self, position: BitPosition, alpha: i32) -> Option<i32> {
        let empty = self.shape.empty(position);
        let (first, rest) = (empty & self.first, empty & !self.first);
        let mut best = None;
        for square in squares(first).chain(squares(rest)) {
            let near = around(bit(square)) & position.opponent;
            let flips = if near == 0 { 0 } else { position.flips(square) };
            if flips != 0 {
                let after = position.place(square, flips);
                best = best.max(Some(-self.search(after, -alpha - 1)));
            }
            if best > Some(alpha) {
                break;
            }
        }
        best
    }
}
