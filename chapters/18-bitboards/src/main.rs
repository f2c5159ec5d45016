//! The stage binary of chapter 18: a position as masks, and its ways counted.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use bitboards::{BitPosition, diagram, perft};
use chapter_cli::Answer;
use end_of_game::Position;
use lexopt::prelude::*;
use whole_games::{parse_transcript, referee};

const EXAMPLE: &str = "cargo run -p bitboards -- f5d6c3";

const HELP: &str = "\
Shows a position as two numbers, and its legal moves as a third.

cargo run -p bitboards -- f5d6c3
cargo run -p bitboards -- --plies 9
cargo run --release -p bitboards -- f5d6c3 --plies 10

It plays the moves that you give it. With --plies, it counts the ways in which
the next plies can go, 14 at most.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut moves, mut plies) = (None, None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("plies") => {
                plies = Some(read_plies(&arguments.value()?.string()?)?);
            }
            Value(text) if moves.is_none() => moves = Some(text.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let game = parse_transcript(&moves.unwrap_or_default())?;
    let position = referee(Position::start(), &game)?.position;
    let bits = BitPosition::from(&position);
    Ok(match plies {
        Some(plies) => count(bits, plies),
        None => format!("{} to move\n{}", position.to_move, show(bits)),
    })
}

/// Reads how many plies to count. Fifteen would take a day.
fn read_plies(text: &str) -> Result<usize, Box<dyn Error>> {
    match text.parse() {
        Ok(plies @ 0..=14) => Ok(plies),
        _ => Err(format!(
            "{text:?} isn't a number of plies to count: write 0 to 14"
        )
        .into()),
    }
}

fn count(position: BitPosition, plies: usize) -> String {
    let ways = (1..=plies).map(|depth| {
        let ways = perft(position, depth);
        format!("\n{depth:5} {ways:>18}")
    });
    format!("plies               ways{}", ways.collect::<String>())
}

/// Returns the masks side by side, each below its number.
fn show(position: BitPosition) -> String {
    let BitPosition { own, opponent } = position;
    let masks = [own, opponent, position.moves()];
    let diagrams = masks.map(diagram);
    let mut lines = diagrams.each_ref().map(|text| text.lines());
    let mut text = columns(["own", "opponent", "moves"].map(str::to_string));
    text += &columns(masks.map(|mask| format!("0x{mask:016x}")));
    for _ in 0..9 {
        let line = lines.each_mut().map(|lines| lines.next());
        text += &columns(line.map(|line| line.unwrap_or_default().to_string()));
    }
    text
}

fn columns([left, middle, right]: [String; 3]) -> String {
    format!("\n{left:20}{middle:20}{right}")
}
