//! The stage binary of chapter 5: prints whose turn it is, or the result.

use std::io;
use std::process::ExitCode;

use board::{Board, Disc};
use chapter_cli::{Answer, PositionOptions};
use end_of_game::Position;

const EXAMPLE: &str = "cargo run -p end-of-game -- --to-move white";

const HELP: &str = "\
Says whose turn it is, who has to pass, or how the game ended.

cargo run -p end-of-game
cargo run -p end-of-game -- --board BOARD --to-move white

BOARD is a diagram, 64 characters from a1 to h8, or - for standard input.
Without it the board is the start; without --to-move it is Black's turn.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let start = (Board::start(), Disc::Black);
    let Some(options) = PositionOptions::read(start, 0)? else {
        return Ok(HELP.to_string());
    };
    let PositionOptions { board, to_move, .. } = options;
    Ok(Position { board, to_move }.to_string())
}
