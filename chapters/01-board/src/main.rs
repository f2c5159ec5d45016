//! The stage binary of chapter 1: prints the board, or the index of a square.

use std::env;
use std::process::ExitCode;

use board::{Board, Square};

fn main() -> ExitCode {
    let Some(name) = env::args().nth(1) else {
        println!("{}", Board::start());
        return ExitCode::SUCCESS;
    };
    match name.parse::<Square>() {
        Ok(square) => {
            println!("{}", describe(square));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn describe(square: Square) -> String {
    format!(
        "{square} is square {}: column {}, row {}, counted from 0",
        square.index(),
        square.column(),
        square.row(),
    )
}
