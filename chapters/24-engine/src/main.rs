//! Given: copied by `begin`, not typed.
//!
//! The program of chapter 24: searches a position and prints the result of each
//! iteration.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use alpha_beta::time_is_up;
use bitboards::BitPosition;
use end_of_game::Position;
use engine::{Limits, Options, ParallelEngine, is_output_closed};
use whole_games::{parse_transcript, referee};

const EXAMPLE: &str = "cargo run --release -p engine -- f5d6c3";

const HELP: &str = "\
Thinks about a position, further and further ahead, and prints what it has found
out at each depth.

cargo run --release -p engine -- f5d6c3
cargo run --release -p engine -- f5d6c3 --time 2s --threads 2
cargo run --release -p engine -- --depth 12

It begins with these moves, or else with the first position of the game. It
thinks for a second, or as long as --time says, and looks --depth moves ahead at
most. To play against it: cargo run --release --bin expert

";

fn main() -> ExitCode {
    let help = format!("{HELP}{}", Options::HELP);
    let options = Options::read(&["--time", "MOVES"]);
    chapter_cli::run(options, think, &help, EXAMPLE)
}

fn think(options: Options) -> Result<(), Box<dyn Error>> {
    let plies = parse_transcript(&options.moves)?;
    let position = referee(Position::start(), &plies)?.position;
    let evaluation = options.evaluation()?;
    let (megabytes, threads) = (options.megabytes, options.threads());
    let mut engine = ParallelEngine::new(evaluation, megabytes, threads)?;
    let mut output = io::stdout();
    writeln!(output, "seconds depth   value  positions  line")?;
    let begin = Instant::now();
    let is_up = time_is_up(options.time);
    let must_stop = || is_up() || is_output_closed();
    let limits = Limits::depth(options.depth).until(&must_stop);
    let hints = engine.hints(BitPosition::from(&position), 1, limits);
    for info in hints.flatten() {
        let seconds = begin.elapsed().as_secs_f64();
        writeln!(output, "{seconds:7.1} {info}")?;
    }
    Ok(())
}
