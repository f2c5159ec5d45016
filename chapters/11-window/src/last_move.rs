use board::{Disc, Square};
use flipping::flips;
use records::History;

/// The last move of a game and the discs that it flipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The color that moved.
    pub disc: Disc,
    /// The square of the move.
    pub square: Square,
    /// The squares of the flipped discs.
    pub flips: Vec<Square>,
}

impl LastMove {
    /// Returns the move that led to the current position; `None` at the
    /// start of the game.
    pub fn from_history(history: &History) -> Option<LastMove> {
        let before = history.move_number().checked_sub(1)?;
        let (position, square) = history.steps().nth(before)?;
        let disc = position.to_move;
        let flips = flips(&position.board, square, disc);
        Some(LastMove {
            disc,
            square,
            flips: flips.map(|flip| flip.square).collect(),
        })
    }
}
