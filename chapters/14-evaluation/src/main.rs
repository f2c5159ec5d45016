//! The stage binary of chapter 14: matches between computers.

use std::io;
use std::process::ExitCode;

use lexopt::prelude::*;
use stage::Answer;

mod commands;

use commands::play_match;

const EXAMPLE: &str =
    "cargo run -p evaluation -- match --black medium --white hard";

const HELP: &str = "\
Matches of Othello between computers.

cargo run -p evaluation -- match --black medium --white hard --games 50
plays two games from each opening, one with each color; a player is easy,
medium, hard, or corners:3, an evaluation and a depth; --seed N chooses among
equal moves";

fn main() -> ExitCode {
    stage::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => Ok(HELP.to_string()),
        Some(Value(command)) => match command.string()?.as_str() {
            "match" => play_match::run(arguments),
            other => {
                Err(format!("{other:?} isn't a command: try --help").into())
            }
        },
        Some(other) => Err(other.unexpected().into()),
        None => Err(format!("a command is missing: try {EXAMPLE}").into()),
    }
}
