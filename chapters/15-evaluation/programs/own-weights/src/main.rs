//! Reads your numbers, and has them play the book's.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use lexopt::prelude::*;
use own_weights::Numbers;

const EXAMPLE: &str = "cargo run -p own-weights -- --corner 60";

const HELP: &str = "\
Your numbers play chapter 15's phased, a hundred pairs of games at most.

cargo run -p own-weights -- --corner 60

--corner N    what a corner point is worth; 30 in the book
--frontier N  what a disc beside an empty square costs, late in a game; 5
--early N     the same, as long as many squares are empty; 10
--moves N     what a legal move is worth, late in a game; 10
--late N      with how many empty squares late begins; 28
--depth N     how many moves you look ahead, 1 to 4; 2, as the book's does

Every ten pairs it says what you win, and stops as soon as it knows.";

/// The largest absolute value of a weight; with it, evaluations stay below
/// results.
const WEIGHT: i32 = 200;

fn main() -> ExitCode {
    let play =
        |numbers| Ok(own_weights::play(&numbers, &mut io::stdout().lock())?);
    chapter_cli::run(read(), play, HELP, EXAMPLE)
}

/// Returns the numbers on the command line; `None` if help is asked for.
fn read() -> Result<Option<Numbers>, Box<dyn Error>> {
    let mut numbers = Numbers::BOOK;
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        let (number, least, most) = match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("corner") => (&mut numbers.corner, -WEIGHT, WEIGHT),
            Long("frontier") => (&mut numbers.frontier, -WEIGHT, WEIGHT),
            Long("early") => (&mut numbers.early, -WEIGHT, WEIGHT),
            Long("moves") => (&mut numbers.moves, -WEIGHT, WEIGHT),
            Long("late") => (&mut numbers.late, 0, 60),
            Long("depth") => (&mut numbers.depth, 1, 4),
            other => return Err(other.unexpected().into()),
        };
        let range = format!("whole number from {least} to {most}");
        let given = chapter_cli::number(&mut arguments, &range)?;
        if !(least..=most).contains(&given) {
            return Err(format!("{given} isn't a {range}").into());
        }
        *number = given;
    }
    Ok(Some(numbers))
}
