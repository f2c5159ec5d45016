use std::io;

use crate::{Command, Othello, ParseCommandError, Player};

/// Decides for the players: a keyboard now, and one day a computer.
pub trait Mover {
    /// What this player, whose turn it is, wants to do. It's an outer error if
    /// nobody can be asked, and an inner one if the answer makes no sense.
    fn choose(
        &mut self,
        player: &Player,
        game: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>>;

    /// Whether to play again; `None` if the answer is neither a yes nor a no.
    /// It's an error if nobody can be asked.
    fn wants_another_game(&mut self) -> io::Result<Option<bool>>;
}
