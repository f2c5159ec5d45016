use board::{Board, Cell, Disc, Square};
use end_of_game::Position;

use crate::{bit, squares};

/// A position as the side to move sees it: a mask of its own discs and a mask
/// of its opponent's. The bit of a1 is the lowest, the bit of h8 the highest.
///
/// It doesn't say which side is Black, because no rule asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BitPosition {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of its opponent.
    pub opponent: u64,
}

impl BitPosition {
    /// Returns the start, as Black sees it.
    pub fn start() -> BitPosition {
        BitPosition::from(&Position::start())
    }

    /// Returns the squares without a disc.
    pub const fn empty(self) -> u64 {
        !(self.own | self.opponent)
    }

    /// Returns the position after a disc is placed on this square and those
    /// `flips` turn over.
    #[inline]
    pub const fn place(self, square: Square, flips: u64) -> BitPosition {
        BitPosition {
            own: self.opponent ^ flips,
            opponent: self.own ^ flips | bit(square),
        }
    }

    /// Returns the same board, seen by the other side. This doesn't check that
    /// the pass is legal.
    #[inline]
    pub const fn passed(self) -> BitPosition {
        BitPosition {
            own: self.opponent,
            opponent: self.own,
        }
    }

    /// Returns the position of chapter 5 in which it's this color's turn.
    pub fn with_colors(self, to_move: Disc) -> Position {
        let mut board = Board::empty();
        for (mask, disc) in
            [(self.own, to_move), (self.opponent, to_move.opponent())]
        {
            squares(mask).for_each(|square| board.set(square, disc.into()));
        }
        Position { board, to_move }
    }
}

/// A border on the board, which chapter 7 puts around a small one, becomes
/// empty squares.
impl From<&Position> for BitPosition {
    fn from(position: &Position) -> BitPosition {
        let mask = |disc: Disc| {
            let cell = Cell::from(disc);
            let squares =
                Square::all().filter(|&square| position.board[square] == cell);
            squares.map(bit).sum()
        };
        BitPosition {
            own: mask(position.to_move),
            opponent: mask(position.to_move.opponent()),
        }
    }
}
