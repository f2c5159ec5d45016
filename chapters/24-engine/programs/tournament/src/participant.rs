use std::io;
use std::time::Duration;

use board::Disc;
use end_of_game::Position;
use engine::Clock;
use thiserror::Error;
use whole_games::Ply;

/// A player that takes part in a game.
pub trait Participant {
    /// Prepares for a game in which each side has this clock.
    ///
    /// # Errors
    ///
    /// Returns an error if the participant can't play.
    fn begin(&mut self, _clock: Clock) -> Result<(), Failure> {
        Ok(())
    }

    /// Notifies the participant of a ply.
    ///
    /// # Errors
    ///
    /// Returns an error if it doesn't accept the ply.
    fn notify(&mut self, _color: Disc, _ply: Ply) -> Result<(), Failure> {
        Ok(())
    }

    /// Chooses a ply for the side to move. The caller doesn't notify this
    /// participant of it.
    ///
    /// # Errors
    ///
    /// Returns an error if it doesn't choose one before the timeout.
    fn choose(
        &mut self,
        position: &Position,
        clock: Clock,
        timeout: Duration,
    ) -> Result<Ply, Failure>;
}

/// The reason why a participant lost a game before its end.
#[derive(Debug, Error)]
pub enum Failure {
    /// The program couldn't be started.
    #[error("is no player of the book's, and couldn't be started: {0}")]
    Missing(io::Error),
    /// The program ended.
    #[error("ended without an answer")]
    Ended,
    /// The program didn't respond before this timeout.
    #[error("took more than {} ms", .0.as_millis())]
    Late(Duration),
    /// The program responded with this error to this command.
    #[error("answered {0:?} to {1:?}")]
    Refused(String, String),
    /// The program's output begins with this line, and has no response.
    #[error(
        "doesn't speak GTP: it wrote {0:?}, and a response begins with = or ?"
    )]
    NotGtp(String),
    /// It played this illegal move.
    #[error("played {0:?}, which is illegal")]
    Illegal(String),
}
