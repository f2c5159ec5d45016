use bitboards::BitPosition;

/// The squares that belong to a board. The rest of the 64 are off it, and stay
/// empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardShape {
    /// The squares of the board.
    pub squares: u64,
    /// Those of them in a corner.
    pub corners: u64,
}

impl BoardShape {
    /// The whole board.
    pub const EIGHT: BoardShape = BoardShape {
        squares: !0,
        corners: 0x8100_0000_0000_0081,
    };

    /// The 36 squares in its middle, b2 to g7.
    pub const SIX: BoardShape = BoardShape {
        squares: 0x007e_7e7e_7e7e_7e00,
        corners: 0x0042_0000_0000_4200,
    };

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
