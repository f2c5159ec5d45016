//! The stage binary of chapter 3: lists the legal moves of a position.

use std::io;
use std::process::ExitCode;

use board::{Board, Disc, Square};
use chapter_cli::{Answer, PositionOptions};
use legal_moves::{legal_moves, with_marks};

const EXAMPLE: &str = "cargo run -p legal-moves -- --to-move white";

const HELP: &str = "\
Lists the legal moves of a position and marks them with +.

cargo run -p legal-moves
cargo run -p legal-moves -- --board BOARD --to-move white

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
    Ok(report(&options.board, options.to_move))
}

fn report(board: &Board, to_move: Disc) -> String {
    let moves: Vec<_> = legal_moves(board, to_move).collect();
    let mut names: Vec<_> = moves.iter().map(Square::to_string).collect();
    names.sort();
    if names.is_empty() {
        names.push("no legal move".to_string());
    }
    let diagram = with_marks(board, moves, '+');
    format!("{to_move} to move: {}\n{diagram}", names.join(" "))
}
