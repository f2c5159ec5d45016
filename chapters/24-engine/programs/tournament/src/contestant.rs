use std::fmt;
use std::str::FromStr;

use engine::Clock;

use crate::{BookPlayer, PlayerError, Program, Seat};

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// A player of the book, or a command that starts a program. Behind an `@`
    /// there may be the time that it has for each move, as in `engine@10ms`.
    pub name: String,
}

impl Contestant {
    /// What sits down, and the time for each move that it brings along.
    fn parts(&self) -> (&str, Option<Clock>) {
        let parts = self.name.rsplit_once('@').and_then(|(player, time)| {
            let time = chapter_cli::parse_time(time).ok()?;
            Some((player, Some(Clock::EachMove(time))))
        });
        parts.unwrap_or((&self.name, None))
    }

    /// Its own clock, or the one that everybody has.
    pub fn clock(&self, common: Clock) -> Clock {
        self.parts().1.unwrap_or(common)
    }

    /// A player for it. A number makes its choices different from those of its
    /// other games.
    ///
    /// Fails when it's one of the book's, and can't sit down.
    pub fn sit_down(&self, number: u64) -> Result<Box<dyn Seat>, PlayerError> {
        let (name, _) = self.parts();
        match BookPlayer::new(name, number) {
            Err(PlayerError::Unknown) => Ok(Box::new(Program::new(name))),
            player => Ok(Box::new(player?)),
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
