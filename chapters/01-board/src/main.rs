//! The stage binary of chapter 1: shows a board, or where a square is.

use std::io;
use std::process::ExitCode;

use board::{Board, Square};
use chapter_cli::Answer;
use lexopt::prelude::*;

const EXAMPLE: &str = "cargo run -p board -- square c6";

const HELP: &str = "\
Shows a board, or where a square is.

cargo run -p board                     the starting position
cargo run -p board -- --board BOARD    a diagram, or 64 characters from a1 to h8
cargo run -p board -- --board -        the same, read from standard input
cargo run -p board -- square c6        the index, column and row of c6";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let mut board = Board::start();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("board") => {
                let argument = arguments.value()?.string()?;
                board = chapter_cli::text(argument, io::stdin())?.parse()?;
            }
            Value(word) if word == "square" => {
                let square = arguments.value()?.string()?.parse()?;
                chapter_cli::end(arguments)?;
                return Ok(describe(square));
            }
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(board.to_string())
}

fn describe(square: Square) -> String {
    format!(
        "{square} is square {}: column {}, row {}, counted from 0",
        square.index(),
        square.column(),
        square.row(),
    )
}
