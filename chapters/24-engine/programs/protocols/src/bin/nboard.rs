//! Runs chapter 24's engine for NBoard.

use std::error::Error;
use std::io::{self, BufReader, IsTerminal, Write};
use std::process::ExitCode;

use engine::{Options, ParallelEngine};
use protocols::{LineReader, NBoard};

const EXAMPLE: &str = "cargo run --release --bin nboard";

const HELP: &str = "\
An engine for NBoard. It reads lines in NBoard's protocol.

cargo run --release --bin nboard
cargo run --release --bin nboard -- --depth 12

--depth says how many moves it looks ahead at most, until NBoard says it.
";

const WELCOME: &str = "\
This is an engine for NBoard, a window that starts it and speaks with it. Type
quit to leave. To play against it: cargo run --release --bin expert";

fn main() -> ExitCode {
    let help = format!("{HELP}{}", Options::HELP);
    chapter_cli::run(Options::read(&[]), serve, &help, EXAMPLE)
}

/// Answers commands until `quit` or the end of the input.
fn serve(options: Options) -> Result<(), Box<dyn Error>> {
    let evaluation = options.evaluation()?;
    let (megabytes, threads) = (options.megabytes, options.threads());
    let engine = ParallelEngine::new(evaluation, megabytes, threads)?;
    let mut nboard = NBoard::new(engine, options.depth);
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "{WELCOME}")?;
    }
    let input = LineReader::from(BufReader::new(io::stdin()));
    while let Some(line) = input.next_line() {
        if line.trim() == "quit" {
            break;
        }
        nboard.handle(&line, &input, &mut io::stdout())?;
    }
    Ok(())
}
