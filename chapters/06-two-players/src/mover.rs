use std::io;

use crate::{Command, Game, ParseCommandError, Player};

/// Whoever decides for the players. A keyboard does, and one day a computer.
pub trait Mover {
    /// What this player, whose turn it is, wants to do.
    ///
    /// # Errors
    ///
    /// The outer one when nobody can be asked, the inner one when the answer
    /// makes no sense.
    fn choose(
        &mut self,
        player: &Player,
        game: &Game,
    ) -> io::Result<Result<Command, ParseCommandError>>;

    /// Whether to play another game; `None` when the answer is neither a yes
    /// nor a no.
    ///
    /// # Errors
    ///
    /// When nobody can be asked.
    fn again(&mut self) -> io::Result<Option<bool>>;
}
