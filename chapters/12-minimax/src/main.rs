//! The stage binary of chapter 12: matches between computers, and what the
//! computer finds out about a position.

use std::io;
use std::process::ExitCode;

use lexopt::prelude::*;
use stage::Answer;

mod commands;

use commands::{analyze, depths, play_match};

const EXAMPLE: &str = "cargo run -p minimax -- analyze --moves f5d6c3";

const HELP: &str = "\
What the computer finds out about Othello.

cargo run -p minimax -- match --black medium --white hard --games 50
plays Othello, two games from each opening, one with each color; a player is
easy, medium, hard, or corners:3, an evaluation and a depth; --seed N chooses
among equal moves

cargo run -p minimax -- analyze --moves f5d6c3 --depth 5
says what each move is worth; --evaluation NAME is discs, corners, mobility
or phased, the default; --size 4 or 6 begins on a small board

cargo run -p minimax -- depths [--moves GAME] [--depth N]
counts the positions that each depth looks at

cargo run -p opponent -- othello plays against you.";

fn main() -> ExitCode {
    stage::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => Ok(HELP.to_string()),
        Some(Value(command)) => match command.string()?.as_str() {
            "match" => play_match::run(arguments),
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
