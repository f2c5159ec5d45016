//! The commands of the program: Othello, and the two other games.

use std::io;

use stage::Answer;

pub mod othello;
pub mod other_games;

/// The answer after a game. There is nothing left to say, for the game has
/// shown itself.
fn played(ended: io::Result<()>) -> Answer {
    match ended {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(error.into())
        }
        _ => Ok(String::new()),
    }
}
