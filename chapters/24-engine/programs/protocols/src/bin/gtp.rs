//! Runs chapter 24's engine for programs that speak GTP.

use std::error::Error;
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;

use chapter_cli::{FileProblem, Problems, in_file, read_text};
use engine::{Clock, Options, ParallelEngine, Player};
use protocols::{Gtp, GtpLine, LineReader, OpeningBook, OpeningBookError};

const EXAMPLE: &str = "cargo run --release --bin gtp";

const HELP: &str = "\
An engine for other programs. It reads lines in GTP.

cargo run --release --bin gtp
cargo run --release --bin gtp -- --time 0.1
cargo run --release --bin gtp -- --depth 6
cargo run --release --bin gtp -- --openings chapters/24-engine/programs/protocols/openings.txt

If nobody sets its clock, it thinks for a second about each move, or as many
seconds as --time says. --depth says how many moves it looks ahead at most. What
a file of --openings has, it plays without thinking.
";

const WELCOME: &str = "\
This is an engine for other programs, which speak GTP with it. Type help to see
how, or quit. To play against it: cargo run --release --bin expert";

fn main() -> ExitCode {
    let help = format!("{HELP}{}", Options::HELP);
    let options = Options::read(&["--time", "--openings"]);
    chapter_cli::run(options, serve, &help, EXAMPLE)
}

/// Answers commands until `quit` or the end of the input.
fn serve(options: Options) -> Result<(), Box<dyn Error>> {
    let mut gtp = Gtp::new(Player {
        engine: ParallelEngine::new(
            options.evaluation()?,
            options.megabytes,
            options.threads(),
        )?,
        depth: options.depth,
        clocks: [Clock::EachMove(options.time); 2],
    });
    if let Some(path) = &options.openings {
        gtp.book = read_book(path)?;
    }
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "{WELCOME}")?;
    }
    let input = Rc::new(LineReader::from(BufReader::new(io::stdin())));
    let pending = input.clone();
    gtp.must_end = Box::new(move |begin| pending.must_end(begin, is_quit));
    while let Some(line) = input.next_line() {
        if let Some(response) = gtp.answer(&line) {
            io::stdout().write_all(response.as_bytes())?;
            io::stdout().flush()?;
        }
        if is_quit(&line) {
            break;
        }
    }
    Ok(())
}

fn is_quit(line: &str) -> bool {
    // Most lines needn't be parsed, and a search asks about all of them.
    line.contains("quit")
        && GtpLine::parse(line).is_some_and(|line| line.name == "quit")
}

/// Reads an opening book. Invalid lines are named and left out.
fn read_book(path: &Path) -> Result<OpeningBook, Box<dyn Error>> {
    let text = read_text::<OpeningBookError>(path)?;
    let (mut book, mut problems) =
        (OpeningBook::default(), Problems::default());
    for (number, line) in (1..).zip(text.lines()) {
        let added = book.add_line(number, line);
        problems.keep(
            added.map_err(|error| in_file(path)(FileProblem::Content(error))),
        );
    }
    problems.finish(&mut io::sink())?;
    Ok(book)
}
