use bitboards::{BitPosition, bit, squares};

use crate::BoardShape;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The squares beside those of a mask, in all eight directions.
pub const fn around(mask: u64) -> u64 {
    let row = mask | mask << 1 & NOT_A | mask >> 1 & NOT_H;
    (row | row << 8 | row >> 8) & !mask
}

/// The last squares of a game. It doesn't look for moves, it tries them all.
#[derive(Debug)]
pub struct Ending {
    /// The board.
    pub shape: BoardShape,
    /// The squares to try first.
    pub first: u64,
    /// How many positions it has looked at.
    pub positions: u64,
}

impl Ending {
    /// Answers whether a position is worth more than `alpha`. If it is, it's
    /// worth at least the bound that comes back, and otherwise at most.
    pub fn bound(&mut self, position: BitPosition, alpha: i32) -> i32 {
        if self.shape.empty(position) == 0 {
            return self.shape.result(position);
        }
        self.positions += 1;
        self.best(position, alpha).unwrap_or_else(|| {
            let theirs = self.best(position.passed(), -alpha - 1);
            theirs.map_or(self.shape.result(position), |bound| -bound)
        })
    }

    /// The best move until one is worth more than `alpha`, if there's any.
    fn best(&mut self, position: BitPosition, alpha: i32) -> Option<i32> {
        let left = self.shape.empty(position);
        let (first, then) = (left & self.first, left & !self.first);
        let mut best = None;
        for square in squares(first).chain(squares(then)) {
            let near = around(bit(square)) & position.opponent;
            let flips = if near == 0 { 0 } else { position.flips(square) };
            if flips != 0 {
                let after = position.place(square, flips);
                best = best.max(Some(-self.bound(after, -alpha - 1)));
            }
            if best > Some(alpha) {
                break;
            }
        }
        best
    }
}
