//! The program of this crate: shows, lists and converts games in any format.

mod commands;

use std::io::{self, BufWriter, Write};
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
    let mut output = BufWriter::new(io::stdout().lock());
    let done = run(&mut output);
    let flushed = output.flush().map_err(AnyError::from);
    let answer = done.and(flushed).map(|()| String::new());
    chapter_cli::finish(answer, EXAMPLE, io::sink(), io::stderr())
}

fn run(output: &mut impl Write) -> Result<(), AnyError> {
    let mut arguments = lexopt::Parser::from_env();
    let command = match arguments.next()? {
        Some(Value(command)) => command.string()?,
        Some(Short('h') | Long("help")) => {
            return Ok(writeln!(output, "{HELP}")?);
        }
        Some(other) => return Err(other.unexpected().into()),
        None => {
            return Err(format!("a command is missing: try {EXAMPLE}").into());
        }
    };
    match command.as_str() {
        "show" => commands::show(arguments, output),
        "list" => commands::list(arguments, output),
        "stats" => commands::stats(arguments, output),
        "convert" => commands::convert(arguments, output),
        _ => Err(Value(command.into()).unexpected().into()),
    }
}
