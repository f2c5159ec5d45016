use std::error::Error;
use std::fmt;

use board::{Board, Cell, Disc, Square};

use crate::flips;

/// Returns the board after `disc` plays on `square`.
///
/// # Errors
///
/// Returns an [`IllegalMove`] if the rules forbid the move.
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

/// The reason that a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The square is the sentinel, or a border cell of a smaller board.
    OffTheBoard,
    /// There's already a disc on the square.
    Occupied(Square),
    /// The move wouldn't flip any disc.
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
