//! Chapter 21's engine for NBoard.

use std::error::Error;
use std::io::{self, BufReader};
use std::process::ExitCode;

use engine::{Engine, Input, learned};
use lexopt::prelude::*;
use nboard::NBoard;

const EXAMPLE: &str = "cargo run --release -p nboard";

const HELP: &str = "\
An engine for NBoard. It reads lines in NBoard's protocol.

cargo run --release -p nboard
cargo run --release -p nboard -- --depth 12

--depth says how many moves it looks ahead at most, until NBoard says it.
--table says how many megabytes it may use to remember things, 64 by default.";

const DEPTH: &str = "depth: say how many moves to look ahead, such as 8";
const SIZE: &str = "size of a table: say how many megabytes, such as 64";

/// How it plays if nobody says anything else.
struct Options {
    depth: u32,
    megabytes: usize,
}

fn main() -> ExitCode {
    stage::run(read_options(), talk, HELP, EXAMPLE)
}

fn read_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        depth: 60,
        megabytes: 64,
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("depth") => {
                options.depth = stage::number(&mut arguments, DEPTH)?;
            }
            Long("table") => {
                options.megabytes = stage::number(&mut arguments, SIZE)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn talk(options: Options) -> Result<(), Box<dyn Error>> {
    let engine = Engine::new(learned(), options.megabytes)?;
    let mut nboard = NBoard::new(engine, options.depth);
    let input = Input::from(BufReader::new(io::stdin()));
    while let Some(line) = input.next_line().filter(|it| it.trim() != "quit") {
        nboard.obey(&line, &input, &mut io::stdout())?;
    }
    Ok(())
}
