//! The commands of the stage binary, a file for each.

use std::io;

use stage::Answer;

pub mod analyse;
pub mod contest;
pub mod depths;
pub mod othello;
pub mod table;

/// The answer after a game, which has shown itself: nothing more to say.
fn played(ended: io::Result<()>) -> Answer {
    match ended {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(error.into())
        }
        _ => Ok(String::new()),
    }
}
