//! Connect Four for two, in a window of the terminal.

use std::io;
use std::process::ExitCode;

use chapter_cli::Answer;
use connect_four::ConnectFour;
use connect_four_window::{State, run};
use lexopt::prelude::*;
use terminal::Theme;

const EXAMPLE: &str = "cargo run -p connect-four-window";

const HELP: &str = "\
Connect Four for two people, in a window.

cargo run -p connect-four-window -- [--ascii] [GAME]

GAME       the columns to begin with, such as 4453
--ascii    draw with ASCII characters only";

fn main() -> ExitCode {
    chapter_cli::finish(answer(), EXAMPLE, io::stdout(), io::stderr())
}

/// Parses the command line and runs the window.
fn answer() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut game, mut ascii) = (ConnectFour::new(), false);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("ascii") => ascii = true,
            Value(text) => game = text.string()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    play(game, ascii)
}

/// Runs the window and returns its last position.
fn play(game: ConnectFour, ascii: bool) -> Answer {
    let color = false;
    let game = run(State::new(game), Theme { color, ascii })?;
    Ok(format!("{game}\n{}", game.status()))
}
