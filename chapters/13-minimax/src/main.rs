//! The stage binary of chapter 13: what the computer finds out about a position.

use std::io;
use std::process::ExitCode;

use lexopt::prelude::*;
use stage::Answer;

mod commands;

use commands::{analyze, depths};

const EXAMPLE: &str = "cargo run -p minimax -- analyze --moves f5d6c3";

const HELP: &str = "\
What the search finds out about Othello, if only discs count.

cargo run -p minimax -- analyze --moves f5d6c3 --depth 5
says what each move is worth; --size 4 or 6 begins on a small board

cargo run -p minimax -- depths [--moves GAME] [--depth N]
counts the positions that each depth looks at";

fn main() -> ExitCode {
    stage::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => Ok(HELP.to_string()),
        Some(Value(command)) => match command.string()?.as_str() {
            "analyze" => analyze::run(arguments),
            "depths" => depths::run(arguments),
            other => {
                Err(format!("{other:?} isn't a command: try --help").into())
            }
        },
        Some(other) => Err(other.unexpected().into()),
        None => Err(format!("a command is missing: try {EXAMPLE}").into()),
    }
}
