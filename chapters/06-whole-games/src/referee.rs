use std::error::Error;
use std::fmt;

use board::{Disc, Square};
use end_of_game::{Position, Turn};
use flipping::IllegalMove;

use crate::Ply;

/// A game that the referee replays, up to the current position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The current position.
    pub position: Position,
    /// The number of moves so far, without passes.
    pub moves: usize,
    /// The color that passed and the number of moves before, for each pass.
    pub passes: Vec<(Disc, usize)>,
}

/// The referee's objection to an illegal ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The game before the illegal ply.
    pub game: Replay,
    /// The number of the illegal move, from 1. A pass has the number of the
    /// move that should replace it.
    pub number: usize,
    /// The reason that the ply is illegal.
    pub reason: Reason,
}

/// The reason that a ply is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move is illegal in the position.
    Illegal(IllegalMove),
    /// A pass by a color that has a legal move.
    NeedlessPass(Disc),
    /// A ply after the end of the game.
    AfterTheEnd,
}

/// Replays a game from a position, and adds the passes that the transcript
/// leaves out.
///
/// # Errors
///
/// Returns an [`Objection`] to the first illegal ply.
pub fn referee(
    start: Position,
    plies: &[Ply],
) -> Result<Replay, Box<Objection>> {
    let mut game = Replay::from(start);
    for &ply in plies {
        if let Err(reason) = game.follow(ply) {
            let number = game.moves + 1;
            return Err(Box::new(Objection {
                game,
                number,
                reason,
            }));
        }
    }
    Ok(game)
}

impl From<Position> for Replay {
    fn from(position: Position) -> Replay {
        Replay {
            position,
            moves: 0,
            passes: Vec::new(),
        }
    }
}

impl Replay {
    /// Plays the next ply, after the pass that the transcript may leave out.
    ///
    /// # Errors
    ///
    /// Returns a [`Reason`] if the ply is illegal.
    pub fn follow(&mut self, ply: Ply) -> Result<(), Reason> {
        let mover = self.position.to_move;
        match (self.position.turn(), ply) {
            (Turn::Over, _) => return Err(Reason::AfterTheEnd),
            (Turn::Move, Ply::Pass) => return Err(Reason::NeedlessPass(mover)),
            (Turn::Pass, _) => {
                self.passes.push((mover, self.moves));
                self.position = self.position.passed();
            }
            (Turn::Move, Ply::Move(_)) => {}
        }
        match ply {
            Ply::Move(square) => self.play(square),
            Ply::Pass => Ok(()),
        }
    }

    fn play(&mut self, square: Square) -> Result<(), Reason> {
        self.position = self.position.play(square).map_err(Reason::Illegal)?;
        self.moves += 1;
        Ok(())
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Objection { number, reason, .. } = self;
        match reason {
            Reason::NeedlessPass(_) => {
                write!(f, "the pass before move {number} is illegal: {reason}")
            }
            _ => write!(f, "move {number} is illegal: {reason}"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Illegal(reason) => write!(f, "{reason}"),
            Self::NeedlessPass(disc) => {
                write!(f, "{disc} can move, so {disc} can't pass")
            }
            Self::AfterTheEnd => {
                write!(f, "the game was already over")
            }
        }
    }
}

impl Error for Objection {}
