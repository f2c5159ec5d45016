//! The stage binary of chapter 12: follows a game of Connect Four.

use std::io;
use std::process::ExitCode;

use chapter_cli::Answer;
use connect_four::ConnectFour;
use lexopt::prelude::*;

const EXAMPLE: &str = "cargo run -p connect-four -- cdecfbceeedd";

const HELP: &str = "\
Follows a game of Connect Four: shows the grid, and whose turn it is or who won.

cargo run -p connect-four -- cdecfbceeedd

A game is the columns that the discs fall into, a to g or 1 to 7. Black begins.
A single - reads the game from standard input.

To play in a window: cargo run -p connect-four-window";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let mut columns = String::new();
    while let Some(argument) = arguments.next()? {
        columns += &match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Value(text) => chapter_cli::text(text.string()?, io::stdin())?,
            other => return Err(other.unexpected().into()),
        };
    }
    columns.retain(|ch| !ch.is_whitespace());
    Ok(report(&columns.parse()?))
}

/// Returns the grid, the status and the winning squares.
fn report(game: &ConnectFour) -> String {
    let line = game.winning_squares();
    let line: Vec<_> = line.iter().map(|square| square.to_string()).collect();
    if line.is_empty() {
        format!("{game}\n{}", game.status())
    } else {
        format!("{game}\n{}: {}", game.status(), line.join(" "))
    }
}
