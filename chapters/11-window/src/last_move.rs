use board::{Disc, Square};
use flipping::flips;
use records::History;

/// The move that led to a position, and what it flipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who moved.
    pub disc: Disc,
    /// Where the disc was placed.
    pub square: Square,
    /// The discs that turned over.
    pub flips: Vec<Square>,
}

impl LastMove {
    /// The move that led to where we are in a game; none at its start.
    pub fn of(history: &History) -> Option<LastMove> {
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
