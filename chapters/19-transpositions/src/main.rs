//! The stage binary of chapter 19: one search with a table, and one without.

use std::error::Error;
use std::io;
use std::num::NonZero;
use std::process::ExitCode;

use alpha_beta::fewest_replies;
use chapter_cli::Answer;
use end_of_game::Position;
use evaluation::evaluate::phased;
use lexopt::prelude::*;
use minimax::{Search, Value as Worth, read_depth, read_size, small_board};
use transpositions::{Table, TableSearch};
use whole_games::{parse_transcript, referee};

const EXAMPLE: &str = "cargo run -p transpositions -- f5d6c3 --depth 9";

const HELP: &str = "\
Searches a position of Othello with a table and without, and says how many
positions each of the two looked at.

cargo run -p transpositions -- f5d6c3
cargo run -p transpositions -- f5d6c3 --depth 9
cargo run -p transpositions -- --size 4 --depth 12 --table 1

It plays the moves that you give it, and looks 7 moves ahead from there, or as
many as --depth says: 1 move, then 2, and so on. --size 4 or 6 begins on a small
board. --table says how many megabytes the table may take, 16 if you don't say.";

const DEPTH: usize = 7;
const MEGABYTES: NonZero<usize> = NonZero::new(16).unwrap();
const SIZE: &str = "size: say how many megabytes, such as 16";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut start, mut moves) = (Position::start(), None);
    let (mut depth, mut megabytes) = (DEPTH, MEGABYTES);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("depth") => depth = read_depth(&arguments.value()?.string()?)?,
            Long("table") => {
                megabytes = chapter_cli::number(&mut arguments, SIZE)?
            }
            Long("size") => {
                let side = read_size(&arguments.value()?.string()?)?;
                start.board = small_board(side);
            }
            Value(text) if moves.is_none() => moves = Some(text.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let plies = parse_transcript(&moves.unwrap_or_default())?;
    let position = referee(start, &plies)?.position;
    compare(&position, depth, megabytes.get())
}

/// Compares a search with a table and one without.
fn compare(position: &Position, depth: usize, megabytes: usize) -> Answer {
    let line = |name: &str, table| -> Result<String, Box<dyn Error>> {
        let search = Search::new(&phased);
        let mut search = TableSearch::new(search, fewest_replies, table);
        let value = search.deepen(position, depth);
        let value = Worth(value.expect("nothing stops it"));
        let positions = search.search.positions();
        Ok(format!("{name:16} {value:>6} {positions:>12}\n"))
    };
    let table = Table::new(megabytes)?;
    let with = line(&format!("{megabytes} megabytes"), Some(table))?;
    let without = line("without a table", None)?;
    let head = format!("{:16} {:>6} {:>12}\n", "", "value", "positions");
    Ok(format!("{position}\n{head}{without}{with}"))
}
