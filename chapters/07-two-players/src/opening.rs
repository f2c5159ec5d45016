use std::error::Error;
use std::fmt;

use whole_games::Ply;

use crate::{Othello, Refusal, Status};

impl Othello {
    /// Plays what a transcript says, and passes where it leaves a pass out.
    ///
    /// # Errors
    ///
    /// At the first ply that the rules forbid; the game has followed the plies
    /// before it.
    pub fn follow(&mut self, plies: &[Ply]) -> Result<(), IllegalPly> {
        for (before, &ply) in plies.iter().enumerate() {
            self.follow_one(ply).map_err(|refusal| IllegalPly {
                number: before + 1,
                refusal,
            })?;
        }
        Ok(())
    }

    fn follow_one(&mut self, ply: Ply) -> Result<(), Refusal> {
        match ply {
            Ply::Pass => self.pass(),
            Ply::Move(square) => {
                if self.status() == Status::Pass {
                    self.pass()?;
                }
                self.place(square).map(drop)
            }
        }
    }
}

/// The first ply of a transcript that the rules forbid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPly {
    /// Its number, counted from 1.
    pub number: usize,
    /// The rule that it breaks.
    pub refusal: Refusal,
}

impl fmt::Display for IllegalPly {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "move {}: {}", self.number, self.refusal)
    }
}

impl Error for IllegalPly {}
