//! Analyzes the moves of a game.

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
use game_analysis::{AnalyzedMove, compare, read, worst};
use judge::{GameMove, judge_moves};
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

/// The default depth.
const DEFAULT_DEPTH: u32 = 10;

/// The default number of empty squares from which on moves are exact.
const DEFAULT_EMPTY: usize = 20;

/// The maximum of `--empty`. With more, solving would take too long.
const MAX_EMPTY: usize = 30;

/// The default size of the table.
const DEFAULT_MEGABYTES: NonZero<usize> =
    NonZero::new(64).expect("it's more than 0");

/// The number of mistakes of each player in the summary.
const MAX_WORST: usize = 3;

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
    let (mut empty, mut depth, mut time) = (DEFAULT_EMPTY, None, None);
    let (mut only_mistakes, mut megabytes) = (false, DEFAULT_MEGABYTES);
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
    if empty > MAX_EMPTY {
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

/// Writes a line about each move as soon as it's analyzed, and returns the
/// summary.
fn analyze(options: &Options) -> Answer {
    let record = read(&options.game, options.number)?;
    let moves = judge::moves(record.start, &record.plies)?;
    let from = options.from.saturating_sub(1);
    let Some(moves @ [_, ..]) = moves.get(from..) else {
        return Err(too_late(options.from, moves.len()).into());
    };
    let mut engine = Engine::new(learned(), options.megabytes.get())?;
    let mut output = io::stdout();
    writeln!(output, "{record}\n\n{}", AnalyzedMove::COLUMNS)?;
    let mut analyzed = Vec::new();
    let late = moves.partition_point(|mv| mv.empty() > options.empty);
    let begin = Instant::now();
    for (done, mv) in moves[..late].iter().enumerate() {
        show_progress(&progress(begin, done, &moves[..late]));
        let compared = compare_with_best(&mut engine, mv, options);
        show_progress("");
        options.write(&compared, &mut output)?;
        analyzed.push(compared);
    }
    show_progress("working out the end ...");
    let judged = judge_moves(&mut engine.solver, &moves[late..]);
    show_progress("");
    for judged in judged.into_iter().map(AnalyzedMove::from) {
        options.write(&judged, &mut output)?;
        analyzed.push(judged);
    }
    Ok(summary(&analyzed))
}

impl Options {
    /// Writes the line about a move, unless only mistakes are wanted.
    fn write(
        &self,
        analyzed: &AnalyzedMove,
        output: &mut impl Write,
    ) -> io::Result<()> {
        if self.only_mistakes && !analyzed.is_mistake() {
            return Ok(());
        }
        writeln!(output, "{analyzed}")
    }
}

/// Compares a move with the best one by a search.
fn compare_with_best(
    engine: &mut Engine,
    mv: &GameMove,
    options: &Options,
) -> AnalyzedMove {
    let GameMove {
        number,
        position,
        square: played,
    } = *mv;
    let time_is_up = options.time.map(time_is_up);
    let must_stop = || time_is_up.as_ref().is_some_and(|is_up| is_up());
    let depth = match options.depth {
        Some(depth) => depth.get(),
        None if options.time.is_some() => Limits::NONE.depth,
        None => DEFAULT_DEPTH,
    };
    let limits = Limits::depth(depth).until(&must_stop);
    let color = position.to_move;
    let position = BitPosition::from(&position);
    AnalyzedMove {
        number,
        color,
        position,
        played,
        comparison: compare(engine, position, played, limits),
    }
}

/// Lists the worst mistakes of each player.
fn summary(moves: &[AnalyzedMove]) -> String {
    let mut parts = Vec::new();
    for color in [Disc::Black, Disc::White] {
        if moves.iter().all(|mv| mv.color != color) {
            continue;
        }
        let worst = worst(moves, color, MAX_WORST);
        if worst.is_empty() {
            parts.push(format!("\n{color} made no mistake that we can see."));
            continue;
        }
        let lines: Vec<_> =
            worst.iter().map(|mistake| mistake.explanation()).collect();
        parts.push(format!("\n{color}'s worst moves:\n{}", lines.join("\n")));
    }
    parts.join("\n")
}

/// Describes the progress and the time left.
fn progress(begin: Instant, done: usize, moves: &[GameMove]) -> String {
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

/// Replaces the progress line on a terminal.
fn show_progress(text: &str) {
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r{text}\x1b[K");
    }
}

fn too_early(empty: usize) -> String {
    format!(
        "with {empty} squares empty, that would take forever: let the last \
         {MAX_EMPTY} at most be worked out, and 20 take seconds"
    )
}

fn too_late(from: usize, moves: usize) -> String {
    match moves {
        0 => "this game has no moves".to_string(),
        _ => format!("there's no move {from} in this game: it has {moves}"),
    }
}
