//! Times moves and flips of a position.

use crate::BitPosition;

impl BitPosition {
    /// Returns the squares that are one step beyond a disc in a run of the
    /// opponent's that begins beside one of ours. Where such a square is empty,
    /// a disc closes a bracket.
    #[inline]
    pub fn ends(self) -> u64 {
        if cfg!(target_feature = "avx2") {
            crate::lanes::ends(self)
        } else {
            crate::doubling::ends(self)
        }
    }

    /// Returns the squares on which the side to move may place a disc.
    #[inline]
    pub fn moves(self) -> u64 {
        self.ends() & self.empty()
    }

    /// Returns the discs that turn over when a disc is placed on this square,
    /// which is taken to be empty.
    #[inline]
    pub fn flips(self, square: board::Square) -> u64 {
        crate::carry::flips(self, square)
    }

    /// Returns the position after a move. It doesn't check that the move is
    /// legal.
    #[inline]
    pub fn play(self, square: board::Square) -> BitPosition {
        self.place(square, self.flips(square))
    }

    /// Tests if neither side has a legal move.
    pub fn is_over(self) -> bool {
        self.moves() == 0 && self.passed().moves() == 0
    }
}
