use std::error::Error;
use std::fmt;

use board::{Disc, Square};
use end_of_game::{Position, Turn};
use flipping::IllegalMove;

use crate::Ply;

/// A game as far as the referee has followed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The position reached.
    pub position: Position,
    /// How many discs were placed.
    pub moves: usize,
    /// Each pass: who passed, and after how many moves.
    pub passes: Vec<(Disc, usize)>,
}

/// The referee's objection to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The game up to the ply that breaks the rules.
    pub game: Replay,
    /// The number of the move, from 1; a pass has the number of the move that
    /// belongs in its place.
    pub number: usize,
    /// Which rule was broken.
    pub reason: Reason,
}

/// The rule that a ply breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The disc can't be placed there.
    Illegal(IllegalMove),
    /// A pass, although this color has a legal move.
    NeedlessPass(Disc),
    /// The game was over already.
    AfterTheEnd,
}

/// Follows a game from a position, and adds the passes that the transcript
/// leaves out.
///
/// # Errors
///
/// At the first ply that the rules forbid.
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
    /// Follows one more ply. If a pass is missing before it, that goes in first.
    ///
    /// # Errors
    ///
    /// When the rules forbid it.
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
            Ply::Move(square) => self.place(square),
            Ply::Pass => Ok(()),
        }
    }

    fn place(&mut self, square: Square) -> Result<(), Reason> {
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
            Self::Illegal(why) => write!(f, "{why}"),
            Self::NeedlessPass(disc) => {
                write!(f, "{disc} has a legal move")
            }
            Self::AfterTheEnd => {
                write!(f, "the game was already over")
            }
        }
    }
}

impl Error for Objection {}
