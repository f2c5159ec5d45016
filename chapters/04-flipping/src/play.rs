use std::error::Error;
use std::fmt;

use board::{Board, Cell, Disc, Square};

use crate::flips;

/// The board after `disc` plays on this square. `board` itself doesn't change.
///
/// # Errors
///
/// When the rules forbid the move.
pub fn play(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Result<Board, IllegalMove> {
    match board[square] {
        Cell::Empty => {}
        Cell::Border => return Err(IllegalMove::OffTheBoard),
        _ => return Err(IllegalMove::Occupied(square)),
    }
    let mut after = *board;
    for flip in flips(board, square, disc) {
        after.set(flip.square, disc.into());
    }
    if after == *board {
        return Err(IllegalMove::NothingToFlip(square, disc));
    }
    after.set(square, disc.into());
    Ok(after)
}

/// The rule that a move breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The square is the sentinel, or outside a smaller board.
    OffTheBoard,
    /// There's a disc on it already.
    Occupied(Square),
    /// No disc would turn over.
    NothingToFlip(Square, Disc),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::OffTheBoard => {
                write!(f, "that's off the board: play on a square, such as c6")
            }
            Self::Occupied(square) => {
                write!(f, "{square} is taken: play on an empty square")
            }
            Self::NothingToFlip(square, disc) => {
                write!(
                    f,
                    "{disc} can't play {square}: it wouldn't flip anything"
                )
            }
        }
    }
}

impl Error for IllegalMove {}
