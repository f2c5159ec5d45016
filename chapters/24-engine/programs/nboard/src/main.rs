//! Chapter 24's engine for NBoard.

use std::error::Error;
use std::io::{self, BufReader, IsTerminal, Write};
use std::process::ExitCode;

use engine::Options;
use engine_player::Team;
use gtp::Input;
use nboard::NBoard;

const EXAMPLE: &str = "cargo run --release -p nboard";

const HELP: &str = "\
An engine for NBoard. It reads lines in NBoard's protocol.

cargo run --release -p nboard
cargo run --release -p nboard -- --depth 12

--depth says how many moves it looks ahead at most, until NBoard says it.
";

const WELCOME: &str = "\
This is an engine for NBoard, a window that starts it and speaks with it. Type
quit to leave. To play against it: cargo run --release -p expert";

fn main() -> ExitCode {
    let help = format!("{HELP}{}", Options::HELP);
    chapter_cli::run(Options::read(&[]), talk, &help, EXAMPLE)
}

fn talk(options: Options) -> Result<(), Box<dyn Error>> {
    let team =
        Team::new(options.evaluation()?, options.megabytes, options.threads())?;
    let mut nboard = NBoard::new(team, options.depth);
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "{WELCOME}")?;
    }
    let input = Input::from(BufReader::new(io::stdin()));
    while let Some(line) =
        input.next_line().filter(|line| line.trim() != "quit")
    {
        nboard.obey(&line, &input, &mut io::stdout())?;
    }
    Ok(())
}
