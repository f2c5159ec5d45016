//! The stage binary of chapter 9: plays and saves games, and ranks players.

mod commands {
    pub mod play;
    pub mod players;
}

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use commands::{play::play, players::players};

const EXAMPLE: &str = "cargo run -p durability -- play GAME.oth";

const HELP: &str = "\
Plays a game and saves it after every move, and ranks the players.

cargo run -p durability -- play FILE [--black NAME] [--white NAME]
cargo run -p durability -- players [--data DIR] [--add FILE]

A file has a name that ends in .oth, or in .txt if it has only the moves. A
game that is in the file goes on where it ended. players ranks those who played
the finished games that --add has put into DIR, by default the folder where you
are; what you add twice counts twice.";

/// The error of a command.
type AnyError = Box<dyn Error>;

fn main() -> ExitCode {
    chapter_cli::run_command(run, HELP, EXAMPLE)
}

fn run(
    command: &str,
    arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    match command {
        "play" => play(arguments, output),
        "players" => players(arguments, output),
        _ => Err(lexopt::Arg::Value(command.into()).unexpected().into()),
    }
}
