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
    /// The start, as Black sees it.
    pub fn start() -> BitPosition {
        BitPosition::from(&Position::start())
    }

    /// The squares without a disc.
    pub const fn empty(self) -> u64 {
        !(self.own | self.opponent)
    }

    /// The squares that are one step beyond a disc in a run of the opponent's
    /// that begins beside one of ours. Where such a square is empty, a disc
    /// closes a bracket.
    #[inline]
    pub fn ends(self) -> u64 {
        if cfg!(target_feature = "avx2") {
            crate::lanes::ends(self)
        } else {
            crate::doubling::ends(self)
        }
    }

    /// The squares on which the side to move may place a disc.
    #[inline]
    pub fn moves(self) -> u64 {
        self.ends() & self.empty()
    }

    /// The discs that turn over when a disc is placed on this square, which is
    /// taken to be empty.
    #[inline]
    pub fn flips(self, square: Square) -> u64 {
        crate::carry::flips(self, square)
    }

    /// The position after a move. It doesn't check that the move is legal.
    #[inline]
    pub fn play(self, square: Square) -> BitPosition {
        self.place(square, self.flips(square))
    }

    /// The position after a disc is placed on this square and those `flips`
    /// turn over.
    #[inline]
    pub const fn place(self, square: Square, flips: u64) -> BitPosition {
        BitPosition {
            own: self.opponent ^ flips,
            opponent: self.own ^ flips | bit(square),
        }
    }

    /// The same board, seen by the other side. This doesn't check that the pass
    /// is legal.
    #[inline]
    pub const fn passed(self) -> BitPosition {
        BitPosition {
            own: self.opponent,
            opponent: self.own,
        }
    }

    /// Whether neither side has a legal move.
    pub fn is_over(self) -> bool {
        self.moves() == 0 && self.passed().moves() == 0
    }

    /// The position of chapter 5 in which it's this color's turn.
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
