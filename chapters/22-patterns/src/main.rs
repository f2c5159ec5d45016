//! The program of chapter 22: evaluates each move with learned weights.

use std::io;
use std::process::ExitCode;

use bitboards::BitPosition;
use chapter_cli::Answer;
use end_of_game::Position;
use lexopt::prelude::*;
use minimax::Game;
use patterns::Weights;
use whole_games::{parse_transcript, referee};

const EXAMPLE: &str = "cargo run -p patterns -- f5d6c3";

const HELP: &str = "\
Says what learned weights think of each move.

cargo run -p patterns -- MOVES

After MOVES, it says for each legal move by how many discs the side to move
will win with it: first what the small weights think, then the large ones.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => Ok(HELP.to_string()),
        Some(Value(moves)) => each_move(&moves.string()?),
        Some(other) => Err(other.unexpected().into()),
        None => each_move(""),
    }
}

/// Formats the evaluation of each move, in discs.
fn each_move(moves: &str) -> Answer {
    let game = referee(Position::start(), &parse_transcript(moves)?)?;
    let position = BitPosition::from(&game.position);
    let mut lines = vec![format!("{} to move", game.position.to_move)];
    for ply in Game::moves(&position) {
        let after = position.after(ply);
        let [small, large] = [Weights::small(), Weights::large()]
            .map(|weights| f64::from(-weights.value(&after)) / 8.0);
        lines.push(format!("{ply:4} small {small:+5.1}  large {large:+5.1}"));
    }
    Ok(lines.join("\n"))
}
