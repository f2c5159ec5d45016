//! The stage binary of chapter 4: plays a move and prints what it flips.

use std::io;
use std::process::ExitCode;

use board::{Board, Disc, Square};
use chapter_cli::{Answer, PositionOptions};
use flipping::{IllegalMove, flips, play};

const EXAMPLE: &str = "cargo run -p flipping -- f5";

const HELP: &str = "\
Plays a move and says which discs it flips, and which disc closes each bracket.

cargo run -p flipping -- f5
cargo run -p flipping -- c6 --board BOARD --to-move black

BOARD is a diagram, 64 characters from a1 to h8, or - for standard input.
Without it the board is the start; without --to-move it is Black's turn.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let start = (Board::start(), Disc::Black);
    let Some(options) = PositionOptions::read(start, 1)? else {
        return Ok(HELP.to_string());
    };
    let [square] = &options.words[..] else {
        return Err(format!("a move is missing: try {EXAMPLE}").into());
    };
    Ok(report(&options.board, square.parse()?, options.to_move)?)
}

fn report(
    board: &Board,
    square: Square,
    to_move: Disc,
) -> Result<String, IllegalMove> {
    let after = play(board, square, to_move)?;
    let flipped = flips(board, square, to_move)
        .map(|flip| format!("{} (closed by {})", flip.square, flip.closed_by))
        .collect::<Vec<_>>()
        .join(", ");
    Ok(format!(
        "{to_move} plays {square} and flips {flipped}\n{after}"
    ))
}
