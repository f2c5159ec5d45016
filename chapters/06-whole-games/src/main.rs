//! The stage binary of chapter 6: referees a game from its transcript.

use std::error::Error;
use std::fs::File;
use std::io;
use std::process::ExitCode;

use chapter_cli::Answer;
use end_of_game::Position;
use lexopt::prelude::*;
use whole_games::{Replay, parse_transcript, referee};

const EXAMPLE: &str = "cargo run -p whole-games -- f5d6c3";

const HELP: &str = "\
Referees a game: announces each pass, shows the board and gives the score.

cargo run -p whole-games -- f5d6c3
cargo run -p whole-games -- --file GAME.txt
cargo run -p whole-games -- -

A transcript is a list of squares, in upper or lower case, with or without
spaces. Passes may be left out, or written pass, pa, ps or --. A single -
reads the transcript from standard input.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let mut transcript = String::new();
    while let Some(argument) = arguments.next()? {
        transcript += &match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("file") => read_file(&arguments.value()?.string()?)?,
            Value(text) => chapter_cli::text(text.string()?, io::stdin())?,
            unknown => return Err(unknown.unexpected().into()),
        };
    }
    if transcript.trim().is_empty() {
        return Err(format!("a game is missing: try {EXAMPLE}").into());
    }
    let plies = parse_transcript(&transcript)?;
    Ok(report(&referee(Position::start(), &plies)?))
}

/// Reads a text file with the size limit of standard input.
fn read_file(path: &str) -> Result<String, Box<dyn Error>> {
    let file = File::open(path)
        .map_err(|error| format!("can't read {path}: {error}"))?;
    chapter_cli::text("-".to_string(), file)
}

fn report(game: &Replay) -> String {
    let mut report = String::new();
    for (disc, moves) in &game.passes {
        report += &format!("{disc} passes after move {moves}\n");
    }
    report + &game.position.to_string()
}
