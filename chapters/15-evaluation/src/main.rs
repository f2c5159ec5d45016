//! The stage binary of chapter 15: a match between two computers.

use std::io;
use std::num::NonZeroU16;
use std::process::ExitCode;

use chapter_cli::{Answer, number};
use evaluation::{Computer, Tally, openings, play_match};
use lexopt::prelude::*;
use tic_tac_toe::Rand;

const EXAMPLE: &str = "cargo run -p evaluation -- corners:2 discs:2";

const HELP: &str = "\
A match of Othello between two computers.

cargo run -p evaluation -- corners:2 discs:2
cargo run -p evaluation -- medium hard --games 50 --seed 2

A player is easy, medium, hard, or an evaluation and a depth: discs:2,
corners:2, mobility:2 or phased:2. They play two games from each opening, one
with each color, unless --games says how many. --seed N chooses among equal
moves.";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut computers, mut rand) = (Vec::new(), Rand::new(1));
    let mut games = 2 * openings().len();
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("games") => {
                let asked: NonZeroU16 = number(&mut arguments, GAMES)?;
                games = asked.get().into();
            }
            Long("seed") => rand = arguments.value()?.string()?.parse()?,
            Value(name) => computers.push(name.string()?.parse()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let Ok(computers) = <[Computer; 2]>::try_from(computers) else {
        return Err(format!("a match has two players: try {EXAMPLE}").into());
    };
    let notice = format!("playing {games} games ...");
    chapter_cli::write_if_terminal(&notice, &mut io::stderr())?;
    Ok(report(computers, games, &mut rand))
}

const GAMES: &str = "number of games: say how many to play, 1 to 65535";

fn report(computers: [Computer; 2], games: usize, rand: &mut Rand) -> String {
    let [one, other] = &computers;
    let engines = [&one.engine, &other.engine];
    let [black, white] = play_match(engines, &openings(), games, rand);
    let name = if one.name == other.name {
        format!("{} 1", one.name)
    } else {
        one.name.clone()
    };
    [
        format!("{:20} games  wins  draws  losses  rate", ""),
        line(&format!("{name} with Black"), black),
        line(&format!("{name} with White"), white),
        line(&name, black + white),
    ]
    .join("\n")
}

fn line(name: &str, tally: Tally) -> String {
    let Tally {
        wins,
        draws,
        losses,
    } = tally;
    let (games, rate, margin) = (tally.games(), tally.rate(), tally.margin());
    format!(
        "{name:20} {games:5} {wins:5} {draws:6} {losses:7} {rate:4.0} % ± \
         {margin:.0}"
    )
}
