//! The stage binary of chapter 10: shows, lists and finds a database's games.

mod find;
mod show;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use lexopt::prelude::*;

const HELP: &str = "\
Shows, lists and finds the games of a database.

cargo run -p databases -- show FILE.wtb [--game N] [--at MOVE]
cargo run -p databases -- list FILE.wtb...
cargo run -p databases -- find FILE.wtb... [--player NAME] [--black NAME]
    [--white NAME] [--winner NAME] [--loser NAME] [--score 35-29] [--year 1990]

A part of a name is enough, and a game has to match everything you ask for.
Games count from 1. --at 0 is the start of a game. The names of the players are
in WTHOR.JOU, and those of the tournaments in WTHOR.TRN, in the same folder.";

/// An example of a valid command.
const EXAMPLE: &str = "cargo run -p databases -- list WTH_1990.wtb";

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
        "show" => show::show(arguments, output),
        "list" | "find" => find::find(arguments, output),
        _ => Err(Value(command.into()).unexpected().into()),
    }
}
