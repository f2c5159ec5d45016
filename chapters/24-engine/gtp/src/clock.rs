use std::time::Duration;

use board::Disc;
use engine::Clock;

use crate::{Answer, Gtp, seconds, word};

impl Gtp {
    /// The time for the game, and then for a number of moves, again and again.
    pub fn time_settings(&mut self, words: &[String]) -> Answer {
        let main = seconds(words, 0)?;
        let period = seconds(words, 1)?;
        let moves = word(words, 2)?;
        self.clock = match (main, period, moves) {
            // No limit at all.
            (_, Duration::ZERO, _) | (_, _, 0) if main.is_zero() => self.clock,
            (Duration::ZERO, left, moves) => Clock::Period { left, moves },
            _ => Clock::Game(main),
        };
        self.player.clocks = [self.clock; 2];
        Ok(String::new())
    }

    /// With a number of moves, the time is for those; with 0, for the rest of
    /// the game.
    pub fn time_left(&mut self, words: &[String]) -> Answer {
        let color: Disc = word(words, 0)?;
        let left = seconds(words, 1)?;
        *self.player.clock(color) = match word(words, 2)? {
            0 => Clock::Game(left),
            moves => Clock::Period { left, moves },
        };
        Ok(String::new())
    }
}
