use std::io;
use std::time::Duration;

use board::Disc;
use end_of_game::Position;
use engine::Clock;
use thiserror::Error;
use whole_games::Ply;

/// A player at the board.
pub trait Seat {
    /// Begins a game, in which each side has this time.
    ///
    /// Fails when it can't.
    fn begin(&mut self, _clock: Clock) -> Result<(), Failure> {
        Ok(())
    }

    /// Learns what was played.
    ///
    /// Fails when it doesn't accept that.
    fn see(&mut self, _color: Disc, _ply: Ply) -> Result<(), Failure> {
        Ok(())
    }

    /// Chooses a move for the color to move. Whoever asks lets it see the move
    /// afterward only if it's the other one.
    ///
    /// Fails when it doesn't, or not in time.
    fn choose(
        &mut self,
        position: &Position,
        clock: Clock,
        patience: Duration,
    ) -> Result<Ply, Failure>;
}

/// Why a program lost a game that wasn't over.
#[derive(Debug, Error)]
pub enum Failure {
    /// It couldn't be started.
    #[error("is no player of the book's, and couldn't be started: {0}")]
    Missing(io::Error),
    /// It ended.
    #[error("ended without an answer")]
    Ended,
    /// Its time was up before it answered.
    #[error("took more than {} ms", .0.as_millis())]
    Late(Duration),
    /// It said that it can't do something.
    #[error("answered {0:?} to {1:?}")]
    Refused(String, String),
    /// It played what the rules forbid.
    #[error("played {0:?}, which is illegal")]
    Illegal(String),
}
