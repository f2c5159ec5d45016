//! Says what each move of a recorded game lost, and which ones were the worst.

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use alpha_beta::time_is_up;
use bitboards::BitPosition;
use board::Disc;
use chapter_cli::Answer;
use engine::{Engine, Limits, learned};
use engine_analysis::{Analyzed, compare, worst};
use game_analysis::{Placed, moves_of, read};
use lexopt::prelude::*;

const EXAMPLE: &str = "cargo run --release -p engine-analysis -- GAME.oth";

const HELP: &str = "\
Says what each move of a game lost, in discs, and which ones were the worst.

cargo run --release -p engine-analysis -- GAME
cargo run --release -p engine-analysis -- GAME --time 5s --from 20

GAME is a file, .oth, .ggf, .txt or .wtb, and then --game says which of its
games, or the moves themselves. --from says with which move to begin.

Each move is compared with the best one, and values are discs for the side that
moves. It looks 10 moves ahead, or as many as --depth says, or as far as it gets
in the --time for each move. Once the end is in sight, values are sure, which is
from 19 empty squares on at depth 10. Before that, a loss of less than 3 discs
isn't called a mistake. --table says how many megabytes the program may use to
remember things, 64 by default. Ctrl-C stops it.";

/// How far it looks if nobody says.
const DEPTH: u32 = 10;

/// How many mistakes of each player it repeats.
const WORST: usize = 3;

struct Options {
    game: String,
    number: Option<usize>,
    from: usize,
    depth: Option<NonZero<u32>>,
    time: Option<Duration>,
    megabytes: usize,
}

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    match read_options()? {
        Some(options) => analyze(&options),
        None => Ok(HELP.to_string()),
    }
}

const GAME: &str = "number of a game: count from 1";
const MOVE: &str = "number of a move: count from 1";
const AHEAD: &str = "depth: say how many moves to look ahead, 1 or more";
const SIZE: &str = "size of a table: say how many megabytes, such as 64";

fn read_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut it = lexopt::Parser::from_env();
    let (mut game, mut number, mut from) = (None, None, 1);
    let (mut depth, mut time, mut megabytes) = (None, None, 64);
    while let Some(argument) = it.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Value(text) if game.is_none() => game = Some(text.string()?),
            Long("game") => number = Some(chapter_cli::number(&mut it, GAME)?),
            Long("from") => from = chapter_cli::number(&mut it, MOVE)?,
            Long("depth") => depth = Some(chapter_cli::number(&mut it, AHEAD)?),
            Long("time") => time = Some(chapter_cli::time(&mut it)?),
            Long("table") => megabytes = chapter_cli::number(&mut it, SIZE)?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(Options {
        game: game.ok_or("a game is missing: give a file or its moves")?,
        number,
        from,
        depth,
        time,
        megabytes,
    }))
}

/// Writes a line about each move as soon as it's known, and returns the worst.
fn analyze(options: &Options) -> Answer {
    let record = read(&options.game, options.number)?;
    let moves = moves_of(record.start, &record.plies)?;
    let from = options.from.saturating_sub(1);
    let Some(moves @ [_, ..]) = moves.get(from..) else {
        return Err(too_late(options.from, moves.len()).into());
    };
    let mut engine = Engine::new(learned(), options.megabytes)?;
    let mut output = io::stdout();
    writeln!(output, "{record}\n\n{}", Analyzed::COLUMNS)?;
    let begin = Instant::now();
    let mut analyzed = Vec::new();
    for (done, it) in moves.iter().enumerate() {
        show_progress(&about(begin, done, moves));
        let it = analyze_move(&mut engine, it, options);
        show_progress("");
        writeln!(output, "{it}")?;
        analyzed.push(it);
    }
    Ok(summary(&analyzed))
}

fn analyze_move(
    engine: &mut Engine,
    it: &Placed,
    options: &Options,
) -> Analyzed {
    let Placed {
        number,
        position,
        square,
    } = *it;
    let is_up = options.time.map(time_is_up);
    let must_stop = || is_up.as_ref().is_some_and(|it| it());
    let depth = match options.depth {
        Some(depth) => depth.get(),
        None if options.time.is_some() => Limits::NONE.depth,
        None => DEPTH,
    };
    let limits = Limits::depth(depth).until(&must_stop);
    Analyzed {
        number,
        color: position.to_move,
        played: square,
        comparison: compare(
            engine,
            BitPosition::from(&position),
            square,
            limits,
        ),
    }
}

fn summary(moves: &[Analyzed]) -> String {
    let about = |color| {
        let worst = worst(moves, color, WORST);
        let lines = worst.iter().map(|it| format!("\n{}", it.verdict()));
        match worst.is_empty() {
            true => format!("\n{color} made no mistake that we can see."),
            false => {
                format!("\n{color}'s worst moves:{}", lines.collect::<String>())
            }
        }
    };
    let colors = [Disc::Black, Disc::White];
    let played = |color: &Disc| moves.iter().any(|it| it.color == *color);
    let parts: Vec<_> = colors.into_iter().filter(played).map(about).collect();
    parts.join("\n")
}

/// How far it is, and how long it may still take.
fn about(begin: Instant, done: usize, moves: &[Placed]) -> String {
    let number = moves[done].number;
    let last = moves[moves.len() - 1].number;
    let left = (moves.len() - done) as u32;
    let time = match done as u32 {
        0 => String::new(),
        done => {
            let time = begin.elapsed() * left / done;
            format!(", about {} s to go", time.as_secs() + 1)
        }
    };
    format!("move {number} of {last}{time}")
}

/// Somebody may be waiting.
fn show_progress(text: &str) {
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r{text}\x1b[K");
    }
}

fn too_late(from: usize, moves: usize) -> String {
    match moves {
        0 => "this game has no moves".to_string(),
        _ => format!("there's no move {from} in this game: it has {moves}"),
    }
}
