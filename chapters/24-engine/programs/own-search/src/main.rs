//! Plays a match of a custom configuration against the book's.

use std::error::Error;
use std::fmt::Display;
use std::io;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;

use lexopt::prelude::*;
use own_search::{Config, PARTS};

const EXAMPLE: &str = "cargo run -p own-search -- --cut 1.5";

const HELP: &str = "\
Your engine plays chapter 24's, a hundred pairs of games at most. Both have the
book's small weights, and look at as many positions for each move.

cargo run -p own-search -- --cut 1.5 --without table --without order

--cut N        how many standard deviations are enough for a cut; 1.4
--depth N      how many moves it looks ahead at most, 1 to 12; 12
--without WHAT table, order, probcut, cutoff, deeper or aspiration
--positions N  how many positions both look at for a move; 10000

Every ten pairs it says what you win, and stops as soon as it knows.";

fn main() -> ExitCode {
    let play = |(config, positions)| {
        Ok(own_search::play(
            &config,
            positions,
            &mut io::stdout().lock(),
        )?)
    };
    chapter_cli::run(read(), play, HELP, EXAMPLE)
}

const CUT: &str = "number of standard deviations from 0 to 5, such as 1.5";
const DEPTH: &str = "depth: say how many moves to look ahead, 1 to 12";
const POSITIONS: &str = "number of positions from 1000 to 100000";

/// Parses the command line: the configuration, and the number of positions for
/// a move. Returns `None` if it asks for help.
fn read() -> Result<Option<(Config, u64)>, Box<dyn Error>> {
    let (mut config, mut positions) = (Config::BOOK, 10_000);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("cut") => {
                config.margin = number(&mut arguments, CUT, 0.0..=5.0)?;
            }
            Long("depth") => {
                config.depth = number(&mut arguments, DEPTH, 1..=12)?;
            }
            Long("positions") => {
                let range = 1000..=100_000;
                positions = number(&mut arguments, POSITIONS, range)?;
            }
            Long("without") => {
                let name = arguments.value()?.string()?;
                let part = PARTS.iter().find(|part| part.0 == name);
                config.without.push(part.ok_or_else(|| unknown(&name))?.1);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some((config, positions)))
}

/// Parses the value of an option as a number in this range.
fn number<N: FromStr + PartialOrd + Display>(
    arguments: &mut lexopt::Parser,
    what: &str,
    range: RangeInclusive<N>,
) -> Result<N, Box<dyn Error>> {
    let given = chapter_cli::number(arguments, what)?;
    if range.contains(&given) {
        return Ok(given);
    }
    Err(format!("{given} isn't a {what}").into())
}

/// Returns the message for an unknown value of `--without`.
fn unknown(name: &str) -> String {
    let names = PARTS.map(|part| part.0).join(", ");
    format!("an engine can't do without {name:?}: choose from {names}")
}
