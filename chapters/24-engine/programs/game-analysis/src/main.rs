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
use game_analysis::{Analyzed, compare, read, worst};
use judge::{Placed, judge_moves, moves_of};
use lexopt::prelude::*;

const EXAMPLE: &str = "cargo run --release -p game-analysis -- GAME.oth";

const HELP: &str = "\
Says what each move of a game lost, in discs, and which ones were the worst.

cargo run --release -p game-analysis -- GAME
cargo run --release -p game-analysis -- GAME --time 5s --from 20

GAME is a file, .oth, .ggf, .txt or .wtb, and then --game says which of its
games, or the moves themselves. --from says with which move to begin, and with
--mistakes only those are listed that lost something.

Each move is compared with the best one, and values are discs for the side that
moves. With at most 20 empty squares, or as many as --empty says, they're worked
out, and sure: 22 or 23 take some seconds, each one more takes longer still, and
30 is the limit. Before that, the engine guesses. It looks 10 moves ahead, or as
many as --depth says, or as far as it gets in the --time for each move, and a
loss of less than 3 discs isn't called a mistake, unless it has seen the end.
--table says how many megabytes the program may use to remember things, 64 by
default. Ctrl-C stops it.";

/// How far it looks if nobody says.
const DEPTH: u32 = 10;

/// From how many empty squares on a move is judged for sure if nobody says.
const EMPTY: usize = 20;

/// With more, nobody would wait for it.
const MOST_EMPTY: usize = 30;

/// How large the table is if nobody says.
const MEGABYTES: NonZero<usize> = NonZero::new(64).expect("it's more than 0");

/// How many mistakes of each player it repeats.
const WORST: usize = 3;

struct Options {
    game: String,
    number: Option<usize>,
    from: usize,
    only_mistakes: bool,
    empty: usize,
    depth: Option<NonZero<u32>>,
    time: Option<Duration>,
    megabytes: NonZero<usize>,
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
const SQUARES: &str = "number of empty squares: try 20";
const AHEAD: &str = "depth: say how many moves to look ahead, 1 or more";
const SIZE: &str = "size of a table: say how many megabytes, such as 64";

fn read_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut words = lexopt::Parser::from_env();
    let (mut game, mut number, mut from) = (None, None, 1);
    let (mut empty, mut depth, mut time) = (EMPTY, None, None);
    let (mut only_mistakes, mut megabytes) = (false, MEGABYTES);
    while let Some(argument) = words.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Value(text) if game.is_none() => game = Some(text.string()?),
            Long("game") => {
                number = Some(chapter_cli::number(&mut words, GAME)?)
            }
            Long("mistakes") => only_mistakes = true,
            Long("from") => from = chapter_cli::number(&mut words, MOVE)?,
            Long("empty") => empty = chapter_cli::number(&mut words, SQUARES)?,
            Long("depth") => {
                depth = Some(chapter_cli::number(&mut words, AHEAD)?)
            }
            Long("time") => time = Some(chapter_cli::time(&mut words)?),
            Long("table") => megabytes = chapter_cli::number(&mut words, SIZE)?,
            other => return Err(other.unexpected().into()),
        }
    }
    let game = game.ok_or("a game is missing: give a file or its moves")?;
    if empty > MOST_EMPTY {
        return Err(too_early(empty).into());
    }
    Ok(Some(Options {
        game,
        number,
        from,
        only_mistakes,
        empty,
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
    let mut engine = Engine::new(learned(), options.megabytes.get())?;
    let mut output = io::stdout();
    writeln!(output, "{record}\n\n{}", Analyzed::COLUMNS)?;
    let mut analyzed = Vec::new();
    let late = moves.partition_point(|placed| placed.empty() > options.empty);
    let begin = Instant::now();
    for (done, placed) in moves[..late].iter().enumerate() {
        show_progress(&about(begin, done, &moves[..late]));
        let guessed = guess(&mut engine, placed, options);
        show_progress("");
        options.write(&guessed, &mut output)?;
        analyzed.push(guessed);
    }
    show_progress("working out the end ...");
    let judged = judge_moves(&mut engine.solver, &moves[late..]);
    show_progress("");
    for judged in judged.into_iter().map(Analyzed::from) {
        options.write(&judged, &mut output)?;
        analyzed.push(judged);
    }
    Ok(summary(&analyzed))
}

impl Options {
    /// Writes the line about a move, if it's asked for.
    fn write(
        &self,
        analyzed: &Analyzed,
        output: &mut impl Write,
    ) -> io::Result<()> {
        if self.only_mistakes && !analyzed.is_mistake() {
            return Ok(());
        }
        writeln!(output, "{analyzed}")
    }
}

/// Compares a move with the best one, as the engine sees them.
fn guess(engine: &mut Engine, placed: &Placed, options: &Options) -> Analyzed {
    let Placed {
        number,
        position,
        square: played,
    } = *placed;
    let is_up = options.time.map(time_is_up);
    let must_stop = || is_up.as_ref().is_some_and(|is_up| is_up());
    let depth = match options.depth {
        Some(depth) => depth.get(),
        None if options.time.is_some() => Limits::NONE.depth,
        None => DEPTH,
    };
    let limits = Limits::depth(depth).until(&must_stop);
    let color = position.to_move;
    let position = BitPosition::from(&position);
    Analyzed {
        number,
        color,
        position,
        played,
        comparison: compare(engine, position, played, limits),
    }
}

fn summary(moves: &[Analyzed]) -> String {
    let about = |color| {
        let worst = worst(moves, color, WORST);
        if worst.is_empty() {
            return format!("\n{color} made no mistake that we can see.");
        }
        let lines = worst.iter().map(|mistake| mistake.explanation());
        let lines: Vec<_> = lines.collect();
        format!("\n{color}'s worst moves:\n{}", lines.join("\n"))
    };
    let colors = [Disc::Black, Disc::White];
    let played =
        |color: &Disc| moves.iter().any(|analyzed| analyzed.color == *color);
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

fn too_early(empty: usize) -> String {
    format!(
        "with {empty} squares empty, that would take forever: let the last \
         {MOST_EMPTY} at most be worked out, and 20 take seconds"
    )
}

fn too_late(from: usize, moves: usize) -> String {
    match moves {
        0 => "this game has no moves".to_string(),
        _ => format!("there's no move {from} in this game: it has {moves}"),
    }
}
