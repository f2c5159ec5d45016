//! The stage binary of chapter 8: shows, finds and converts recorded games.

mod commands;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use commands::{EXAMPLE, Failure};
use lexopt::prelude::*;

const HELP: &str = "\
Shows, finds and converts recorded games.

cargo run -p records -- show FILE [--game N] [--at MOVE]
cargo run -p records -- list FILE
cargo run -p records -- find FILE [--player NAME] [--year Y] [--score 35-29]
cargo run -p records -- convert FROM TO
cargo run -p records -- stats FILE
cargo run -p records -- players [--data DIR] [--add FILE]

The name of a file says its format: .txt and .oth are transcripts, .ggf comes
from game servers, .obf holds positions, .wtb is a database. Games count from 1.
--at 0 is the start of a game. players ranks those who played the finished games
that --add has put into DIR, or where the system keeps your data; what is added
twice counts twice.";

fn main() -> ExitCode {
    let mut output = BufWriter::new(io::stdout().lock());
    let done = run(&mut output);
    let flushed = output.flush().map_err(Failure::from);
    let answer = done.and(flushed).map(|()| String::new());
    stage::finish(answer, EXAMPLE, io::sink(), io::stderr())
}

fn run(output: &mut impl Write) -> Result<(), Failure> {
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
        "find" => commands::find(arguments, output),
        "convert" => commands::convert(arguments, output),
        "stats" => commands::stats(arguments, output),
        "players" => commands::players(arguments, output),
        _ => Err(Value(command.into()).unexpected().into()),
    }
}
