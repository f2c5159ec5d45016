//! `match`: two computers play Othello.

use std::io;

use lexopt::prelude::*;
use minimax::{Computer, Tally, openings, play_match};
use stage::Answer;
use tic_tac_toe::Rand;

pub fn run(mut arguments: lexopt::Parser) -> Answer {
    let mut computers: [Computer; 2] = ["medium".parse()?, "hard".parse()?];
    let (mut games, mut rand) = (2 * openings().len(), Rand::new(1));
    while let Some(option) = arguments.next()? {
        match option {
            Long("black") => {
                computers[0] = arguments.value()?.string()?.parse()?;
            }
            Long("white") => {
                computers[1] = arguments.value()?.string()?.parse()?;
            }
            Long("games") => {
                games = read_games(&arguments.value()?.string()?)?;
            }
            Long("seed") => rand = arguments.value()?.string()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let [one, other] = &computers;
    let engines = [&one.engine, &other.engine];
    let notice = format!("playing {games} games ...");
    stage::write_if_terminal(&notice, &mut io::stderr())?;
    let tallies = play_match(engines, &openings(), games, &mut rand);
    let [one, other] = names(one, other);
    Ok(table(&one, &other, tallies))
}

/// What the table calls them: equal names get a number.
fn names(one: &Computer, other: &Computer) -> [String; 2] {
    let names = [one, other].map(|it| it.name.clone());
    match names[0] == names[1] {
        true => [1, 2].map(|number| format!("{} {number}", one.name)),
        false => names,
    }
}

const MOST_GAMES: usize = 10_000;

/// Reads how many games a match has.
fn read_games(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(games @ 1..=MOST_GAMES) => Ok(games),
        _ => Err(format!(
            "{text:?} isn't a number of games: say how many to play, 1 to \
             {MOST_GAMES}"
        )),
    }
}

fn table(one: &str, other: &str, tallies: [Tally; 2]) -> String {
    let [black, white] = tallies;
    let lines = [
        format!("{:20} games  wins  draws  losses  rate", ""),
        line(&format!("{one} with Black"), black),
        line(&format!("{one} with White"), white),
        line(one, black + white),
        line(other, (black + white).reversed()),
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
