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

    /// Whether to play again. It's an error if nobody can be asked.
    fn wants_another_game(&mut self) -> io::Result<Answer>;
}

/// What people say when they're asked whether to play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They play again.
    Yes,
    /// They leave.
    No,
    /// They'd like to save this game first.
    Save,
    /// It's none of these.
    Unclear,
}
