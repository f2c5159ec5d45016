//! Plays Othello programs against each other, and prints who's better.

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use board::Disc;
use chapter_cli::Answer;
use engine::Clock;
use lexopt::prelude::*;
use records::Record;
use tournament::{BOOK, Contestant, Finished, GameFile, Pairing};
use tournament::{Seat, openings, play_game, schedule, standings};

const EXAMPLE: &str = "cargo run --release -p tournament -- easy hard";

const HELP: &str = "\
Plays Othello programs against each other, and prints who's better.

cargo run --release -p tournament -- easy hard
cargo run --release -p tournament -- engine 'gtp-rhino -l 5 -b 0' --games 200
cargo run --release -p tournament -- ladder --games 4 --time 100ms

A player is easy, medium, hard, an evaluation and a depth such as corners:3,
alpha-beta, bitboards, transpositions, perfect-endgame, learning, engine, engine
with a file that train has written, such as engine:new.bin, or a command that
starts a program which speaks GTP. With more than two, everybody plays
everybody; ladder means all of the book's.

Each pair plays --games games, 2 if you don't say, two from each opening, one
with each color. Each move may take --time, 100ms by default, or each game
--clock, such as 60s. A program that's late by more than --grace, 100ms by
default, loses the game, and so does one that ends or plays an illegal move.
Some programs don't care for clocks: give them a long --grace.

--file GAMES.ggf keeps the games. If the file is there, the match goes on where
it ended.";

struct Options {
    players: Vec<Contestant>,
    games: usize,
    clock: Clock,
    grace: Duration,
    file: Option<PathBuf>,
    is_ladder: bool,
}

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    match read_options()? {
        Some(options) if options.players.len() < 2 => {
            Err(format!("a match has two players: try {EXAMPLE}").into())
        }
        Some(options) => play(&options),
        None => Ok(HELP.to_string()),
    }
}

const GAMES: &str = "number of games: try 20";

fn read_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        players: Vec::new(),
        games: 2,
        clock: Clock::EachMove(Duration::from_millis(100)),
        grace: Duration::from_millis(100),
        file: None,
        is_ladder: false,
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("games") => {
                options.games = chapter_cli::number(&mut arguments, GAMES)?;
            }
            Long("time") => {
                options.clock =
                    Clock::EachMove(chapter_cli::time(&mut arguments)?);
            }
            Long("clock") => {
                options.clock = Clock::Game(chapter_cli::time(&mut arguments)?);
            }
            Long("grace") => options.grace = chapter_cli::time(&mut arguments)?,
            Long("file") => options.file = Some(arguments.value()?.into()),
            Value(name) if name == "ladder" => {
                options.is_ladder = true;
                for (name, _) in BOOK {
                    options.players.push(name.parse()?);
                }
            }
            Value(name) => options.players.push(name.string()?.parse()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn play(options: &Options) -> Answer {
    let mut file = GameFile::open(options.file.clone())?;
    let openings = openings();
    let names = names(&options.players);
    let mut seats = Vec::new();
    for ((player, name), number) in options.players.iter().zip(&names).zip(1..)
    {
        let mut seat = player
            .sit_down(number)
            .map_err(|why| format!("{name} can't play: it {why}"))?;
        seat.begin(options.clock)
            .map_err(|why| format!("{name} can't play: it {why}"))?;
        seats.push(seat);
    }
    let plan = schedule(names.len(), options.games, openings.len());
    let mut failures = Vec::new();
    for (number, pairing) in plan.iter().enumerate() {
        let [black, white] = [pairing.black, pairing.white];
        if number < file.games.len() {
            file.check(number, &names[black], &names[white])?;
            continue;
        }
        show_progress(number, &plan, &names);
        let [one, other] = two(&mut seats, black, white);
        let opening = &openings[pairing.opening];
        let game =
            play_game([one, other], opening, options.clock, options.grace);
        failures.extend(describe_failure(number, &game, &names, pairing));
        file.add(Record {
            black: names[black].clone(),
            white: names[white].clone(),
            place: format!("game {}", number + 1),
            ..game.record
        })?;
    }
    show_progress(plan.len(), &plan, &names);
    let results: Vec<_> = plan
        .iter()
        .copied()
        .zip(file.games.iter().map(points))
        .collect();
    let table = table(&names, &results, options.is_ladder);
    failures.push(table);
    Ok(failures.join("\n"))
}

/// If two players have the same name, they get numbers.
fn names(players: &[Contestant]) -> Vec<String> {
    let names = players.iter().enumerate().map(|(number, player)| {
        let same = players.iter().filter(|other| *other == player);
        if same.count() > 1 {
            format!("{player} ({})", number + 1)
        } else {
            player.to_string()
        }
    });
    names.collect()
}

/// Two of the seats.
fn two(
    seats: &mut [Box<dyn Seat>],
    one: usize,
    other: usize,
) -> [&mut dyn Seat; 2] {
    let (low, high) = seats.split_at_mut(one.max(other));
    let [first, second] = [&mut *low[one.min(other)], &mut *high[0]];
    if one < other {
        [first, second]
    } else {
        [second, first]
    }
}

/// By how many discs Black won.
fn points(game: &Record) -> i32 {
    let score = game.result.as_ref();
    score.map_or(0, |score| score.black as i32 - score.white as i32)
}

fn describe_failure(
    number: usize,
    game: &Finished,
    names: &[String],
    pairing: &Pairing,
) -> Option<String> {
    let (color, why) = game.failure.as_ref()?;
    let loser = match color {
        Disc::Black => &names[pairing.black],
        Disc::White => &names[pairing.white],
    };
    Some(format!("game {}: {loser} {why}", number + 1))
}

/// Somebody may be waiting.
fn show_progress(number: usize, plan: &[Pairing], names: &[String]) {
    if !io::stderr().is_terminal() {
        return;
    }
    let text = plan.get(number).map_or(String::new(), |pairing| {
        let [black, white] = [&names[pairing.black], &names[pairing.white]];
        format!("game {} of {}: {black} - {white}", number + 1, plan.len())
    });
    let _ = write!(io::stderr(), "\r{text:.79}\x1b[K");
}

/// What to say of ratings after which half of the world may be better.
const VAGUE: &str = "\nAfter so few games, Elo can be off by what's behind \
    the ±, which is a lot: try --games 100";

fn table(
    names: &[String],
    results: &[(Pairing, i32)],
    with_chapters: bool,
) -> String {
    let longest = names.iter().map(|name| name.chars().count()).max();
    let width = longest.unwrap_or(0).max(10);
    let chapter = if with_chapters { "  chapter" } else { "" };
    let mut text = format!(
        "{:width$} games  wins draws losses  rate   Elo{:8}{chapter}",
        "", ""
    );
    let standings = standings(names.len(), results);
    let is_vague = standings.iter().any(|standing| standing.error > 200.0);
    for standing in standings {
        let name = &names[standing.player];
        let tally = standing.tally;
        text += &format!(
            "\n{name:width$} {:5} {:5} {:5} {:6} {:3.0} % {:5.0} ± {:<5.0}",
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            tally.rate(),
            standing.elo,
            standing.error,
        );
        if let Some((_, chapter)) = BOOK.iter().find(|row| row.0 == name) {
            text += &if with_chapters {
                format!(" {chapter:>8}")
            } else {
                String::new()
            };
        }
        text.truncate(text.trim_end().len());
    }
    text + if is_vague { VAGUE } else { "" }
}
