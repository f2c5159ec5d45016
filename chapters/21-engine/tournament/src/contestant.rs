use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use board::Disc;
use end_of_game::Position;
use engine::Clock;
use whole_games::Ply;

use crate::{BookPlayer, Failure, Program};

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// A player of the book, or a command that starts a program.
    pub name: String,
}

/// A player at the board.
pub trait Seat {
    /// Begins a game, in which each side has this time.
    ///
    /// # Errors
    ///
    /// When it can't.
    fn begin(&mut self, clock: Clock) -> Result<(), Failure>;

    /// Learns what was played.
    ///
    /// # Errors
    ///
    /// When it doesn't accept that.
    fn see(&mut self, color: Disc, ply: Ply) -> Result<(), Failure>;

    /// Chooses a move for the color to move. Whoever asks lets it see the move
    /// afterward only if it's the other one.
    ///
    /// # Errors
    ///
    /// When it doesn't, or not in time.
    fn choose(
        &mut self,
        position: &Position,
        clock: Clock,
        patience: Duration,
    ) -> Result<Ply, Failure>;
}

impl Contestant {
    /// A player for it. A number makes its choices different from those of its
    /// other games.
    pub fn sit_down(&self, number: u64) -> Box<dyn Seat> {
        match BookPlayer::new(&self.name, number) {
            Some(player) => Box::new(player),
            None => Box::new(Program::new(&self.name)),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    /// Reads a name. If it isn't one of the book's, it's a command, and we only
    /// find out that it can't be started when we try.
    fn from_str(name: &str) -> Result<Contestant, String> {
        let name = name.trim().to_string();
        match shlex::split(&name) {
            Some(words) if !words.is_empty() => Ok(Contestant { name }),
            _ => Err(format!(
                "{name:?} can't play: give a level, such as hard, or the \
                 command of a program that speaks GTP"
            )),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&self.name)
    }
}
