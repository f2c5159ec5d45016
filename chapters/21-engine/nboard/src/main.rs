//! Chapter 21's engine for NBoard.

use std::error::Error;
use std::io::{self, BufReader};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use engine::{Input, Team, learned};
use lexopt::prelude::*;
use nboard::NBoard;

const EXAMPLE: &str = "cargo run --release -p nboard";

const HELP: &str = "\
An engine for NBoard. It reads lines in NBoard's protocol.

cargo run --release -p nboard
cargo run --release -p nboard -- --depth 12

--depth says how many moves it looks ahead at most, until NBoard says it.
--table says how many megabytes it may use to remember things, 64 by default.
--threads says how many threads think, 1 by default. Each one more takes another
quarter of the table's megabytes.";

const DEPTH: &str = "depth: say how many moves to look ahead, such as 8";
const SIZE: &str = "size of a table: say how many megabytes, such as 64";
const THREADS: &str = "number of threads: say how many cores to use, such as 2";

/// How it plays if nobody says anything else.
struct Options {
    depth: u32,
    megabytes: usize,
    threads: NonZeroUsize,
}

fn main() -> ExitCode {
    chapter_cli::run(read_options(), talk, HELP, EXAMPLE)
}

fn read_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        depth: 60,
        megabytes: 64,
        threads: NonZeroUsize::MIN,
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("depth") => {
                options.depth = chapter_cli::number(&mut arguments, DEPTH)?;
            }
            Long("table") => {
                options.megabytes = chapter_cli::number(&mut arguments, SIZE)?;
            }
            Long("threads") => {
                options.threads = chapter_cli::number(&mut arguments, THREADS)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn talk(options: Options) -> Result<(), Box<dyn Error>> {
    let threads = options.threads.get();
    let team = Team::new(learned(), options.megabytes, threads)?;
    let mut nboard = NBoard::new(team, options.depth);
    let input = Input::from(BufReader::new(io::stdin()));
    while let Some(line) =
        input.next_line().filter(|line| line.trim() != "quit")
    {
        nboard.obey(&line, &input, &mut io::stdout())?;
    }
    Ok(())
}
