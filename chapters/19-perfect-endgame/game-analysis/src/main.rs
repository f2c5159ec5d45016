//! Says where a recorded game was lost, and by how many discs.

use std::fmt::Write as _;
use std::io;
use std::num::NonZero;
use std::process::ExitCode;

use chapter_cli::Answer;
use game_analysis::{Judged, judge, read};
use lexopt::prelude::*;
use perfect_endgame::{Area, Solver, Table};
use records::Record;

const EXAMPLE: &str = "cargo run -p game-analysis -- GAME.oth";

const HELP: &str = "\
Says where a game was lost, and by how many discs.

cargo run --release -p game-analysis -- GAME [--game N] [--empty N]

GAME is a file, .oth, .ggf, .txt or .wtb, or the moves themselves. Each move is
judged that was made with at most 20 empty squares, or as many as --empty says.
22 or 23 take some seconds, each one more takes longer still, and 30 is the
limit. --table says how many megabytes the program may use to remember things,
64 by default. Ctrl-C stops it. engine-analysis judges whole games.";

/// From how many empty squares on we judge if nobody says.
const EMPTY: usize = 20;

/// With more, nobody would wait for it.
const MOST: usize = 30;

/// How large the table is if nobody says.
const MEGABYTES: NonZero<usize> = NonZero::new(64).expect("it's more than 0");

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut game, mut number, mut empty) = (None, None, EMPTY);
    let mut megabytes = MEGABYTES;
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Value(text) if game.is_none() => game = Some(text.string()?),
            Long("game") => {
                number = Some(chapter_cli::number(&mut arguments, GAME)?);
            }
            Long("empty") => {
                empty = chapter_cli::number(&mut arguments, SQUARES)?
            }
            Long("table") => {
                megabytes = chapter_cli::number(&mut arguments, SIZE)?
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let game = game.ok_or("a game is missing: give a file or its moves")?;
    if empty > MOST {
        return Err(too_early(empty).into());
    }
    let record = read(&game, number)?;
    chapter_cli::write_if_terminal("thinking ...", &mut io::stderr())?;
    let mut solver = Solver::new(Area::eight(), Table::new(megabytes.get())?);
    let judged = judge(&mut solver, record.start, &record.plies, empty)?;
    Ok(report(&record, &judged.unwrap_or_default(), empty))
}

const GAME: &str = "number of a game: count from 1";
const SQUARES: &str = "number of empty squares: try 20";
const SIZE: &str = "size of a table: say how many megabytes, such as 64";

fn report(record: &Record, judged: &[Judged], empty: usize) -> String {
    let mut report = format!("{record}");
    for it in judged.iter().filter(|it| it.lost() > 0) {
        let _ = write!(report, "\n{}", line(it));
    }
    match judged.iter().filter(|it| it.lost() > 0).count() {
        _ if judged.is_empty() => {
            report
                + &format!(
                    "\nNo move was made with {empty} or fewer squares empty."
                )
        }
        0 => report + "\nEvery move was perfect.",
        _ => report,
    }
}

fn line(it: &Judged) -> String {
    let to_move = it.position.to_move;
    let change = match it.changes_the_result() {
        true => "  <- the result changes",
        false => "",
    };
    format!(
        "{:2}. {to_move} plays {}, {:+}; {} was {:+}: {} discs lost{change}",
        it.number,
        it.played,
        it.left,
        it.best,
        it.value,
        it.lost(),
    )
}

fn too_early(empty: usize) -> String {
    format!(
        "with {empty} squares empty, that would take forever: judge the last \
         {MOST} at most, and 20 take seconds"
    )
}
