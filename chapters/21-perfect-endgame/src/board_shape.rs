use bitboards::{BitPosition, bit, squares};

use crate::around;

/// The squares that belong to a board. The rest of the 64 are off it, and stay
/// empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardShape {
    /// The squares of the board.
    pub squares: u64,
    /// Those of them with only three neighbors.
    pub corners: u64,
}

impl BoardShape {
    /// The whole board.
    pub fn eight() -> BoardShape {
        BoardShape::new(!0)
    }

    /// The 36 squares in its middle, b2 to g7.
    pub fn six() -> BoardShape {
        BoardShape::new(0x007e_7e7e_7e7e_7e00)
    }

    /// A board of these squares.
    pub fn new(mask: u64) -> BoardShape {
        let neighbors = |square| (around(bit(square)) & mask).count_ones();
        let corners = squares(mask).filter(|&square| neighbors(square) == 3);
        BoardShape {
            squares: mask,
            corners: corners.map(bit).sum(),
        }
    }

    /// How many squares it has: what a player who takes them all wins by.
    #[inline]
    pub fn size(&self) -> i32 {
        self.squares.count_ones() as i32
    }

    /// The squares of the board without a disc.
    #[inline]
    pub fn empty(&self, position: BitPosition) -> u64 {
        position.empty() & self.squares
    }

    /// The squares of the board on which the side to move may place a disc.
    #[inline]
    pub fn moves(&self, position: BitPosition) -> u64 {
        position.ends() & self.empty(position)
    }

    /// By how many discs the side to move has won if the game ends here. The
    /// empty squares go to the winner.
    #[inline]
    pub fn result(&self, position: BitPosition) -> i32 {
        let own = position.own.count_ones() as i32;
        let opponent = position.opponent.count_ones() as i32;
        match own - opponent {
            0 => 0,
            1.. => self.size() - 2 * opponent,
            _ => 2 * own - self.size(),
        }
    }
}
