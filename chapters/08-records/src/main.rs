//! The stage binary of chapter 8: plays games and saves them, and ranks who
//! played them.

mod commands {
    pub mod play;
    pub mod players;
}

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use commands::{play::play, players::players};
use lexopt::prelude::*;

const EXAMPLE: &str = "cargo run -p records -- play GAME.oth";

const HELP: &str = "\
Plays a game and saves it after every move, and ranks the players.

cargo run -p records -- play FILE [--black NAME] [--white NAME]
cargo run -p records -- players [--data DIR] [--add FILE]

A file has a name that ends in .oth, or in .txt if it has only the moves. A
game that is in the file goes on where it ended. players ranks those who played
the finished games that --add has put into DIR, by default the folder where you
are; what you add twice counts twice.";

/// Why a command failed.
type AnyError = Box<dyn Error>;

fn main() -> ExitCode {
    let answer = run().map(|()| String::new());
    chapter_cli::finish(answer, EXAMPLE, io::sink(), io::stderr())
}

fn run() -> Result<(), AnyError> {
    let mut arguments = lexopt::Parser::from_env();
    let output = &mut io::stdout().lock();
    match arguments.next()? {
        Some(Value(name)) if name == "play" => play(arguments, output),
        Some(Value(name)) if name == "players" => players(arguments, output),
        Some(Short('h') | Long("help")) => Ok(writeln!(output, "{HELP}")?),
        Some(other) => Err(other.unexpected().into()),
        None => Err(format!("a command is missing: try {EXAMPLE}").into()),
    }
}
