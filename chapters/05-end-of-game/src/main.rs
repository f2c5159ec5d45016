//! The stage binary of chapter 5: referees a game from its transcript.

use std::error::Error;
use std::fs::File;
use std::io;
use std::process::ExitCode;

use end_of_game::{Position, Replay, Score, Turn, parse_transcript, referee};
use lexopt::prelude::*;
use stage::Answer;

const EXAMPLE: &str = "cargo run -p end-of-game -- f5d6c3";

const HELP: &str = "\
Referees a game: says each pass, draws the end and gives the score.

cargo run -p end-of-game -- f5d6c3
cargo run -p end-of-game -- --file GAME.txt
cargo run -p end-of-game -- -

A transcript is squares in a row, in capitals or not, with or without spaces.
A pass may be left out, or written pass, pa, ps or --. The last form reads it
from standard input.";

fn main() -> ExitCode {
    stage::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let mut transcript = String::new();
    while let Some(argument) = arguments.next()? {
        transcript += &match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("file") => read_file(&arguments.value()?.string()?)?,
            Value(text) => stage::text(text.string()?, io::stdin())?,
            other => return Err(other.unexpected().into()),
        };
    }
    if transcript.trim().is_empty() {
        return Err(format!("a game is missing: try {EXAMPLE}").into());
    }
    let plies = parse_transcript(&transcript)?;
    Ok(report(&referee(Position::start(), &plies)?))
}

/// The text of a file, read like standard input.
fn read_file(path: &str) -> Result<String, Box<dyn Error>> {
    let file =
        File::open(path).map_err(|why| format!("cannot read {path}: {why}"))?;
    stage::text("-".to_string(), file)
}

fn report(game: &Replay) -> String {
    let mut lines = Vec::new();
    for (disc, moves) in &game.passes {
        lines.push(format!("{disc} passes after move {moves}"));
    }
    lines.push(game.position.board.to_string());
    lines.push(describe_turn(&game.position));
    lines.join("\n")
}

fn describe_turn(position: &Position) -> String {
    let Position { board, to_move } = position;
    match position.turn() {
        Turn::Move => format!("{to_move} to move"),
        Turn::Pass => format!("{to_move} must pass"),
        Turn::Over => {
            describe_result(Score::discs(board), Score::result(board))
        }
    }
}

fn describe_result(discs: Score, result: Score) -> String {
    let outcome = match result.winner() {
        Some(disc) => format!("{disc} wins {result}"),
        None => format!("a draw, {result}"),
    };
    if discs == result {
        return format!("The game is over: {outcome}");
    }
    format!("The game is over: {discs} on the board, {outcome}")
}
