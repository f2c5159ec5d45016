//! The stage binary of chapter 1: shows a board, names a square.

use std::io;
use std::process::ExitCode;

use board::{Board, Point, Screen, Square};
use lexopt::prelude::*;
use stage::Answer;

const EXAMPLE: &str = "cargo run -p board -- square c6";

const HELP: &str = "\
Shows the board, or tells where a square is.

cargo run -p board                     the starting position
cargo run -p board -- --board BOARD    a diagram, or 64 characters from a1 to h8
cargo run -p board -- --board -        the same, read from standard input
cargo run -p board -- square c6        the index, row and column of c6";

fn main() -> ExitCode {
    stage::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let mut board = Board::start();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("board") => {
                let argument = arguments.value()?.string()?;
                board = stage::text(argument, io::stdin())?.parse()?;
            }
            Value(word) if word == "square" => {
                let square = arguments.value()?.string()?.parse()?;
                stage::end(arguments)?;
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
        "{square}: index {}, column {}, row {}, counted from 0\n{}",
        square.index(),
        square.column(),
        square.row(),
        around(square),
    )
}

/// The three rows of three squares around this one, as they lie on the
/// article's screen.
fn around(square: Square) -> String {
    let screen = Screen::ARTICLE;
    let Some(Point { x, y }) = screen.corner_of(square) else {
        return square.to_string();
    };
    let name_at = |right, down| {
        name(screen.square_at(Point {
            x: x + right,
            y: y + down,
        }))
    };
    let row = |down| [-26, 0, 26].map(|right| name_at(right, down)).join(" ");
    [-26, 0, 26].map(row).join("\n")
}

fn name(square: Square) -> String {
    match square {
        Square::OVERFLOW => "--".to_string(),
        square => square.to_string(),
    }
}
