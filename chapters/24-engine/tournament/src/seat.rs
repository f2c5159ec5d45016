use std::time::Duration;

use board::Disc;
use end_of_game::Position;
use engine::Clock;
use whole_games::Ply;

use crate::Failure;

/// A player at the board.
pub trait Seat {
    /// Begins a game, in which each side has this time.
    ///
    /// Fails when it can't.
    fn begin(&mut self, clock: Clock) -> Result<(), Failure>;

    /// Learns what was played.
    ///
    /// Fails when it doesn't accept that.
    fn see(&mut self, color: Disc, ply: Ply) -> Result<(), Failure>;

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
