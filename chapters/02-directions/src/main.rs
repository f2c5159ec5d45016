//! The stage binary of chapter 2: walks over the board.

use std::io;
use std::process::ExitCode;

use board::Square;
use chapter_cli::Answer;
use directions::{Direction, ray};
use lexopt::prelude::*;

const EXAMPLE: &str = "cargo run -p directions -- walk c6 NE";

const HELP: &str = "\
Walks over the board, from a square to the edge.

cargo run -p directions -- walk c6 NE    from c6 to the northeast
cargo run -p directions -- walk c6       from c6 in all eight directions";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Value(word)) if word == "walk" => walks(arguments),
        None | Some(Short('h') | Long("help")) => Ok(HELP.to_string()),
        Some(other) => Err(other.unexpected().into()),
    }
}

fn walks(mut arguments: lexopt::Parser) -> Answer {
    let square = arguments.value()?.string()?.parse()?;
    let directions = match arguments.next()? {
        None => Direction::ALL.to_vec(),
        Some(Value(name)) => vec![name.string()?.parse()?],
        Some(other) => return Err(other.unexpected().into()),
    };
    chapter_cli::end(arguments)?;
    let walks = directions.into_iter().map(|d| walk(square, d));
    Ok(walks.collect::<Vec<_>>().join("\n"))
}

fn walk(square: Square, direction: Direction) -> String {
    let mut line = format!("{square} {direction}:");
    let mut last = square;
    for square in ray(square, direction) {
        line.push_str(&format!(" {square}"));
        last = square;
    }
    format!("{line} (off the board after {last})")
}
