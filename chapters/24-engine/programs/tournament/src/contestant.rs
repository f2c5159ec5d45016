use std::fmt;
use std::str::FromStr;

use engine::Clock;

use crate::{BookPlayer, Participant, PlayerError, Program};

/// A player of a tournament, as named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The name of a book player or a command that starts a program, optionally
    /// with a time for each move: `engine@10ms`.
    pub name: String,
}

impl Contestant {
    /// Returns the name without the time, and the clock with the time.
    fn parts(&self) -> (&str, Option<Clock>) {
        let parts = self.name.rsplit_once('@').and_then(|(player, time)| {
            let time = chapter_cli::parse_time(time).ok()?;
            Some((player, Some(Clock::EachMove(time))))
        });
        parts.unwrap_or((&self.name, None))
    }

    /// Returns the contestant's own clock, or else the common one.
    pub fn clock(&self, common: Clock) -> Clock {
        self.parts().1.unwrap_or(common)
    }

    /// Creates the participant. `number` seeds the random numbers.
    ///
    /// # Errors
    ///
    /// Returns an error if a book player can't be created.
    pub fn participant(
        &self,
        number: u64,
    ) -> Result<Box<dyn Participant>, PlayerError> {
        let (name, _) = self.parts();
        match BookPlayer::new(name, number) {
            Err(PlayerError::Unknown) => Ok(Box::new(Program::new(name))),
            player => Ok(Box::new(player?)),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    /// Parses a name. One that isn't a book player's is a command, which is
    /// only tested when it's started.
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
