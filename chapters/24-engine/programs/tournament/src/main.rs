//! Plays tournaments between Othello programs.

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
use tournament::{BOOK_PLAYERS, Contestant, DECISIVE_RATIO, FinishedGame};
use tournament::{GameFile, Pairing, Sprt};
use tournament::{openings, play_game, schedule, standings};

const EXAMPLE: &str = "cargo run --release -p tournament -- easy hard";

const HELP: &str = "\
Plays Othello programs against each other, and prints who's better.

cargo run --release -p tournament -- easy hard
cargo run --release -p tournament -- engine 'gtp-rhino -l 5 -b 0' --games 200
cargo run --release -p tournament -- engine engine:new.bin --until 0:20
cargo run --release -p tournament -- ladder --games 4 --time 100ms

A player is easy, medium, hard, an evaluation and a depth such as corners:3,
alpha-beta, bitboards, transpositions, perfect-endgame, learning, engine, engine
with a file that train has written, such as engine:new.bin, or a command that
starts a program which speaks GTP. With more than two, everybody plays
everybody; ladder means all of the book's. A player with a time of its own for
each move is engine@10ms, say.

Each pair plays --games games, 2 if you don't say, two from each opening, one
with each color. Each move may take --time, 100ms by default, or each game
--clock, such as 60s. A program that's late by more than --grace, 100ms by
default, loses the game, and so does one that ends or plays an illegal move.
Some programs don't care for clocks: give them a long --grace.

--until 0:20 asks whether the first of two players is ahead by 0 Elo points or by
20. The match ends as soon as its games make one answer nineteen times as likely
as the other, or after --games, which is then 10,000 if you don't say.

--file GAMES.ggf keeps the games. If the file is there, the match goes on where
it ended.";

/// The options of the command line.
struct Options {
    players: Vec<Contestant>,
    games: Option<usize>,
    until: Option<Sprt>,
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
        Some(options)
            if options.until.is_some() && options.players.len() > 2 =>
        {
            Err("--until is a question about two players: name no more".into())
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
        games: None,
        until: None,
        clock: Clock::EachMove(Duration::from_millis(100)),
        grace: Duration::from_millis(100),
        file: None,
        is_ladder: false,
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("games") => {
                let games = chapter_cli::number(&mut arguments, GAMES)?;
                options.games = Some(games);
            }
            Long("until") => {
                let question = arguments.value()?.string()?;
                options.until = Some(question.parse()?);
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
                for (name, _) in BOOK_PLAYERS {
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
    let mut participants = Vec::new();
    for ((player, name), number) in options.players.iter().zip(&names).zip(1..)
    {
        let mut participant = player
            .participant(number)
            .map_err(|error| format!("{name} can't play: it {error}"))?;
        participant
            .begin(player.clock(options.clock))
            .map_err(|failure| format!("{name} can't play: it {failure}"))?;
        participants.push(participant);
    }
    let default_games = if options.until.is_some() { 10_000 } else { 2 };
    let games = options.games.unwrap_or(default_games);
    let plan = schedule(names.len(), games, openings.len());
    let mut failures = Vec::new();
    for (number, pairing) in plan.iter().enumerate() {
        if number % 2 == 0
            && is_decided(options, &results(&plan, &file, number))
        {
            break;
        }
        let [black, white] = [pairing.black, pairing.white];
        if number < file.games.len() {
            file.check(number, &names[black], &names[white])?;
            continue;
        }
        show_progress(number, &plan, &names);
        let [black_participant, white_participant] = participants
            .get_disjoint_mut([black, white])
            .expect("two different players");
        let clocks = [black, white]
            .map(|player| options.players[player].clock(options.clock));
        let game = play_game(
            [black_participant.as_mut(), white_participant.as_mut()],
            &openings[pairing.opening],
            clocks,
            options.grace,
        );
        failures.extend(describe_failure(number, &game, &names, pairing));
        file.add(Record {
            black: Some(names[black].clone()),
            white: Some(names[white].clone()),
            place: Some(format!("game {}", number + 1)),
            ..game.record
        })?;
    }
    show_progress(plan.len(), &plan, &names);
    let results = results(&plan, &file, file.games.len());
    failures.push(table(&names, &results, options.is_ladder));
    failures.extend(
        options
            .until
            .map(|sprt| sprt_report(sprt, &results, &names)),
    );
    Ok(failures.join("\n"))
}

/// Returns the first `number` games of the file with their results.
fn results(
    plan: &[Pairing],
    file: &GameFile,
    number: usize,
) -> Vec<(Pairing, i32)> {
    let games = file.games.iter().take(number).map(black_discs);
    plan.iter().copied().zip(games).collect()
}

/// Tests if the question of `--until` is decided.
fn is_decided(options: &Options, results: &[(Pairing, i32)]) -> bool {
    let verdict = options.until.and_then(|sprt| sprt.verdict(results));
    verdict.is_some()
}

/// Describes the result of `--until`.
fn sprt_report(
    sprt: Sprt,
    results: &[(Pairing, i32)],
    names: &[String],
) -> String {
    let ratio = sprt.log_ratio(results);
    let (low, high, games) = (sprt.low, sprt.high, results.len());
    let answer = match sprt.verdict(results) {
        Some(elo) => {
            let other = low + high - elo;
            format!("{} is ahead by {elo} Elo rather than {other}", names[0])
        }
        None => format!("undecided between {low} and {high} Elo"),
    };
    format!(
        "after {games} games: {answer} (log-likelihood ratio {ratio:+.2}; \
         ±{DECISIVE_RATIO:.2} decides)"
    )
}

/// Returns the names of the players. Those with the same name get numbers.
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

/// Returns by how many discs Black won.
fn black_discs(game: &Record) -> i32 {
    let score = game.result.as_ref();
    score.map_or(0, |score| score.black as i32 - score.white as i32)
}

/// Describes how a game was forfeited.
fn describe_failure(
    number: usize,
    game: &FinishedGame,
    names: &[String],
    pairing: &Pairing,
) -> Option<String> {
    let (color, failure) = game.failure.as_ref()?;
    let loser = match color {
        Disc::Black => &names[pairing.black],
        Disc::White => &names[pairing.white],
    };
    Some(format!("game {}: {loser} {failure}", number + 1))
}

/// Replaces the progress line on a terminal.
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

/// The note below uncertain ratings.
const VAGUE_NOTE: &str = "\nAfter so few games, Elo can be off by what's behind \
    the ±, which is a lot.\nWhere there's a ?, it could be anything: try \
    --games 100";

/// With a larger margin of error, a rating isn't shown.
const MAX_ERROR: f64 = 400.0;

/// Formats the standings.
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
        let format = |number: f64| {
            if standing.error <= MAX_ERROR {
                format!("{number:.0}")
            } else {
                "?".to_string()
            }
        };
        text += &format!(
            "\n{name:width$} {:5} {:5} {:5} {:6} {:3.0} % {:>5} ± {:<5}",
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            tally.rate(),
            format(standing.elo),
            format(standing.error),
        );
        if with_chapters
            && let Some((_, chapter)) =
                BOOK_PLAYERS.iter().find(|row| row.0 == name)
        {
            text += &format!(" {chapter:>8}");
        }
        text.truncate(text.trim_end().len());
    }
    text + if is_vague { VAGUE_NOTE } else { "" }
}
