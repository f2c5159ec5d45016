//! `match`: two computers play Othello.

use board::stage::Answer;
use lexopt::prelude::*;
use minimax::{Computer, Tally, contest, openings};
use tic_tac_toe::Rand;

pub fn answer(mut arguments: lexopt::Parser) -> Answer {
    let mut computers: [Computer; 2] = ["medium".parse()?, "hard".parse()?];
    let (mut games, mut seed) = (2 * openings().len(), 1);
    while let Some(option) = arguments.next()? {
        match option {
            Long("black") => {
                computers[0] = arguments.value()?.string()?.parse()?;
            }
            Long("white") => {
                computers[1] = arguments.value()?.string()?.parse()?;
            }
            Long("games") => games = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    if games == 0 {
        return Err("a match of no games: write 1 or more".into());
    }
    let [one, other] = &computers;
    let mut rand = Rand::new(seed);
    let skills = [&one.skill, &other.skill];
    let tallies = contest(skills, &openings(), games, &mut rand);
    Ok(table(&one.name, &other.name, tallies))
}

fn table(one: &str, other: &str, tallies: [Tally; 2]) -> String {
    let [black, white] = tallies;
    let lines = [
        format!("{:20} games  wins  draws  losses  rate", ""),
        line(&format!("{one} with Black"), black),
        line(&format!("{one} with White"), white),
        line(one, black.and(white)),
        line(other, black.and(white).turned()),
    ];
    lines.join("\n")
}

fn line(name: &str, tally: Tally) -> String {
    let Tally {
        wins,
        draws,
        losses,
    } = tally;
    let (games, rate) = (tally.games(), tally.rate());
    format!("{name:20} {games:5} {wins:5} {draws:6} {losses:7} {rate:4.0} %")
}
