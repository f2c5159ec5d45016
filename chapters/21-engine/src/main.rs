//! The stage binary of chapter 21: an engine for other programs.

use std::error::Error;
use std::io::{self, BufReader, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;

use chapter_cli::number;
use engine::{Clock, Gtp, GtpLine, Input, Player, Team, learned};
use lexopt::prelude::*;

const EXAMPLE: &str = "cargo run --release -p engine";

const HELP: &str = "\
An engine for other programs. It reads lines in GTP.

cargo run --release -p engine
cargo run --release -p engine -- --time 0.1
cargo run --release -p engine -- --depth 6

If nobody sets its clock, it thinks for a second about each move, or as many
seconds as --time says. --depth says how many moves it looks ahead at most.
--table says how many megabytes it may use to remember things, 64 by default.
--threads says how many threads think, 1 by default. Each one more takes another
quarter of the table's megabytes.";

const DEPTH: &str = "depth: say how many moves to look ahead, such as 8";
const SIZE: &str = "size of a table: say how many megabytes, such as 64";
const THREADS: &str = "number of threads: say how many cores to use, such as 2";
const TIME: &str = "time: say how many seconds to think, such as 0.5";

/// How it plays if nobody says anything else.
struct Options {
    time: f64,
    depth: u32,
    megabytes: usize,
    threads: NonZeroUsize,
}

fn main() -> ExitCode {
    chapter_cli::run(read_options(), talk, HELP, EXAMPLE)
}

fn read_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let (mut time, mut depth, mut megabytes) = (1.0, 60, 64);
    let mut threads = NonZeroUsize::MIN;
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("time") => time = number(&mut arguments, TIME)?,
            Long("depth") => depth = number(&mut arguments, DEPTH)?,
            Long("table") => megabytes = number(&mut arguments, SIZE)?,
            Long("threads") => threads = number(&mut arguments, THREADS)?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(Options {
        time,
        depth,
        megabytes,
        threads,
    }))
}

fn talk(options: Options) -> Result<(), Box<dyn Error>> {
    let time = Duration::try_from_secs_f64(options.time)
        .map_err(|_| format!("{} isn't a {TIME}", options.time))?;
    let threads = options.threads.get();
    let mut gtp = Gtp::new(Player {
        team: Team::new(learned(), options.megabytes, threads)?,
        depth: options.depth,
        clocks: [Clock::EachMove(time); 2],
    });
    let input = Input::from(BufReader::new(io::stdin()));
    while let Some(line) = input.next_line() {
        if let Some(answer) = gtp.answer(&line) {
            io::stdout().write_all(answer.as_bytes())?;
            io::stdout().flush()?;
        }
        if GtpLine::parse(&line).is_some_and(|line| line.name == "quit") {
            break;
        }
    }
    Ok(())
}
