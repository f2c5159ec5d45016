//! A program that shows, lists, counts and converts games in any format.

mod commands;

use std::io::Write;
use std::process::ExitCode;

use commands::{AnyError, EXAMPLE};
use lexopt::prelude::*;

const HELP: &str = "\
Shows, lists, counts and converts recorded games in every format of the book.

cargo run -p game-formats -- show FILE [--game N] [--at MOVE]
cargo run -p game-formats -- list FILE
cargo run -p game-formats -- stats FILE
cargo run -p game-formats -- convert FROM TO

The name of a file says its format: .txt and .oth are transcripts, .ggf comes
from game servers, .obf holds positions, .wtb is a database. Games count from 1.
--at 0 is the start of a game.";

fn main() -> ExitCode {
    chapter_cli::run_command(run, HELP, EXAMPLE)
}

fn run(
    command: &str,
    arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), AnyError> {
    match command {
        "show" => commands::show(arguments, output),
        "list" => commands::list(arguments, output),
        "stats" => commands::stats(arguments, output),
        "convert" => commands::convert(arguments, output),
        _ => Err(Value(command.into()).unexpected().into()),
    }
}
