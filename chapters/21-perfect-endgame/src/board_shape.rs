use bitboards::BitPosition;

/// The shape of a board: those of the 64 squares that belong to it. The others
/// stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardShape {
    /// The squares of the board.
    pub squares: u64,
    /// The corner squares.
    pub corners: u64,
}

impl BoardShape {
    /// The 8x8 board.
    pub const EIGHT: BoardShape = BoardShape {
        squares: !0,
        corners: 0x8100_0000_0000_0081,
    };

    /// The 6x6 board: the 36 squares from b2 to g7.
    pub const SIX: BoardShape = BoardShape {
        squares: 0x007e_7e7e_7e7e_7e00,
        corners: 0x0042_0000_0000_4200,
    };

    /// Returns the number of squares, which is the largest possible score.
    #[inline]
    pub fn size(&self) -> i32 {
        self.squares.count_ones() as i32
    }

    /// Returns the empty squares of the board.
    #[inline]
    pub fn empty(&self, position: BitPosition) -> u64 {
        position.empty() & self.squares
    }

    /// Returns the legal moves of the side to move.
    #[inline]
    pub fn moves(&self, position: BitPosition) -> u64 {
        position.ends() & self.empty(position)
    }

    /// Returns by how many discs the side to move wins if the game ends here.
    /// The empty squares count for the winner.
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
