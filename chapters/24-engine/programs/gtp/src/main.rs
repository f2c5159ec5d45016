//! Chapter 24's engine for programs that speak GTP.

use std::error::Error;
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use chapter_cli::{FileError, FileProblem, in_file, read_text};
use engine::{Clock, Options};
use engine_player::{Player, Team};
use gtp::{Gtp, GtpLine, Input, NotAnOpening, OpeningBook};

const EXAMPLE: &str = "cargo run --release -p gtp";

const HELP: &str = "\
An engine for other programs. It reads lines in GTP.

cargo run --release -p gtp
cargo run --release -p gtp -- --time 0.1
cargo run --release -p gtp -- --depth 6
cargo run --release -p gtp -- --openings chapters/24-engine/programs/gtp/openings.txt

If nobody sets its clock, it thinks for a second about each move, or as many
seconds as --time says. --depth says how many moves it looks ahead at most. What
a file of --openings has, it plays without thinking.
";

const WELCOME: &str = "\
This is an engine for other programs, which speak GTP with it. Type help to see
how, or quit. To play against it: cargo run --release -p expert";

fn main() -> ExitCode {
    let help = format!("{HELP}{}", Options::HELP);
    let options = Options::read(&["--time", "--openings"]);
    chapter_cli::run(options, talk, &help, EXAMPLE)
}

fn talk(options: Options) -> Result<(), Box<dyn Error>> {
    let mut gtp = Gtp::new(Player {
        team: Team::new(
            options.evaluation()?,
            options.megabytes,
            options.threads(),
        )?,
        depth: options.depth,
        clocks: [Clock::EachMove(options.time); 2],
    });
    if let Some(path) = &options.openings {
        gtp.book = read(path)?;
    }
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "{WELCOME}")?;
    }
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

fn read(path: &Path) -> Result<OpeningBook, FileError<NotAnOpening>> {
    let book = OpeningBook::read(&read_text(path)?);
    book.map_err(|why| in_file(path)(FileProblem::Content(why)))
}
