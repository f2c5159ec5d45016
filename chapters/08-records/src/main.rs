//! The stage binary of chapter 8: walks through a game and prints its sheet.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use records::{History, Played, format_oth, read_file, walk};

const EXAMPLE: &str = "cargo run -p records -- walk GAME.oth";

const HELP: &str = "\
Walks through a game, and shows its sheet.

cargo run -p records -- walk FILE

The name of the file ends in .oth, or in .txt if it has only the moves.";

fn main() -> ExitCode {
    chapter_cli::run_command(run, HELP, EXAMPLE)
}

fn run(
    command: &str,
    mut arguments: lexopt::Parser,
    output: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    if command != "walk" {
        return Err(lexopt::Arg::Value(command.into()).unexpected().into());
    }
    let path = chapter_cli::file(&mut arguments)?;
    chapter_cli::end(arguments)?;
    let Ok([mut record]) = <[_; 1]>::try_from(read_file(&path)?) else {
        return Err("name a file with one game".into());
    };
    let mut game = History::follow(record.start, &record.plies)?;
    writeln!(output, "{record}")?;
    let on_move = |_: &History, played: &Played| Ok(played.to_string());
    walk(&mut game, on_move, &mut io::stdin().lock(), output)?;
    record.plies = game.plies();
    writeln!(output, "Nothing was saved. The sheet:")?;
    Ok(write!(output, "{}", format_oth(&[record]))?)
}
