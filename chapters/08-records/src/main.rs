//! The stage binary of chapter 8: plays games and saves them, and ranks who
//! played them.

mod commands;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use commands::{EXAMPLE, Failure};
use lexopt::prelude::*;

const HELP: &str = "\
Plays a game and saves it after every move, and ranks the players.

cargo run -p records -- play FILE [--black NAME] [--white NAME]
cargo run -p records -- players [--data DIR] [--add FILE]

A file has a name that ends in .oth, or in .txt if it has only the moves. A
game that is in the file goes on where it ended. players ranks those who played
the finished games that --add has put into DIR, or where the system keeps your
data; what you add twice counts twice.";

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
        "play" => commands::play(arguments, output),
        "players" => commands::players(arguments, output),
        _ => Err(Value(command.into()).unexpected().into()),
    }
}
