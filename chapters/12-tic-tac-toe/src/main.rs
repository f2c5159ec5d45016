//! The stage binary of chapter 12: tic-tac-toe, with or against the computer.

mod session;

use std::error::Error;
use std::process::ExitCode;

use lexopt::prelude::*;
use session::Session;
use tic_tac_toe::{Level, PlayerKind, Rand, TicTacToe};

const EXAMPLE: &str = "cargo run -p tic-tac-toe -- --x human --o hard";

const HELP: &str = "\
Tic-tac-toe. When it's your turn, type a spot, a1 to c3. undo takes your last
move back, help says what you can type, and quit leaves.

cargo run -p tic-tac-toe -- [options]

--x PLAYER   who plays X: human, the default, or easy, medium or hard
--o PLAYER   who plays O; the default is medium
--seed N     which of equal moves the computer chooses; the default is 1
--from GAME  nine characters to start from, row by row, such as XX.OO....";

fn main() -> ExitCode {
    let play = |mut session: Session| Ok(session.run()?);
    chapter_cli::run(parse(), play, HELP, EXAMPLE)
}

/// The session that the command line asks for; `None` if it asks for help.
fn parse() -> Result<Option<Session>, Box<dyn Error>> {
    let mut parser = lexopt::Parser::from_env();
    let mut players = [PlayerKind::Human, PlayerKind::Computer(Level::Medium)];
    let (mut game, mut rand) = (TicTacToe::new(), Rand::new(1));
    while let Some(option) = parser.next()? {
        match option {
            Short('h') | Long("help") => return Ok(None),
            Long("x") => players[0] = parser.value()?.string()?.parse()?,
            Long("o") => players[1] = parser.value()?.string()?.parse()?,
            Long("seed") => rand = parser.value()?.string()?.parse()?,
            Long("from") => game = parser.value()?.string()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(Session::new(players, game, rand)))
}
