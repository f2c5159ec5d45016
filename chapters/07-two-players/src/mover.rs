use std::io;

use crate::{Command, Game, ParseCommandError, Player};

/// Decides for the players: a keyboard now, and one day a computer.
pub trait Mover {
    /// What this player, whose turn it is, wants to do.
    ///
    /// # Errors
    ///
    /// The outer error when nobody can be asked, the inner one when the answer
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
    fn wants_another_game(&mut self) -> io::Result<Option<bool>>;
}
