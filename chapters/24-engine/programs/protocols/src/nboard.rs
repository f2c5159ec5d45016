use std::io::{self, Write};
use std::time::Instant;

use bitboards::BitPosition;
use end_of_game::Position;
use game_formats::parse_ggf;
use whole_games::{Ply, Reason, Replay, parse_transcript};

use engine::{Limits, ParallelEngine, SearchInfo};

use crate::LineReader;

/// A session with NBoard: an engine and the game so far.
pub struct NBoard {
    engine: ParallelEngine,
    /// The maximum depth in moves.
    depth: u32,
    /// The game so far.
    pub game: Replay,
    /// The reason why the last game or move is invalid. Until NBoard sends
    /// another game, its position is unknown.
    problem: Option<String>,
}

impl NBoard {
    /// Creates a session at the start of a game.
    pub fn new(engine: impl Into<ParallelEngine>, depth: u32) -> NBoard {
        let game = Replay::from(Position::start());
        NBoard {
            engine: engine.into(),
            depth,
            game,
            problem: None,
        }
    }

    /// Executes a command and writes the response. Unknown commands are
    /// ignored, as the protocol demands. A `status`, which NBoard shows to the
    /// user, says what's wrong with an argument. A pending `ping` or `stop` in
    /// `input` stops a search, and so does another command or the end of the
    /// input.
    ///
    /// # Errors
    ///
    /// Returns an error if the output can't be written.
    pub fn handle(
        &mut self,
        line: &str,
        input: &LineReader,
        output: &mut impl Write,
    ) -> io::Result<()> {
        let line = line.trim();
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match (command, &self.problem) {
            ("move" | "go" | "hint", Some(problem)) => {
                writeln!(output, "status {problem}")?;
            }
            ("nboard", _) => writeln!(output, "set myname Othellier")?,
            ("set", _) => write_problem(self.set(rest), output)?,
            ("move", _) => write_problem(self.play(rest), output)?,
            ("go", _) => self.go(input, output)?,
            ("hint", _) => self.hint(rest, input, output)?,
            ("ping", _) => writeln!(output, "pong {rest}")?,
            ("learn", _) => writeln!(output, "learned")?,
            _ => {}
        }
        output.flush()
    }

    fn set(&mut self, rest: &str) -> Result<(), String> {
        let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
        match name {
            "depth" => {
                let depth = parse_number(value)?;
                self.depth = u32::try_from(depth).unwrap_or(u32::MAX);
            }
            "game" => {
                let game = parse_game(value);
                self.problem = game.as_ref().err().cloned();
                self.game = game?;
            }
            _ => {}
        }
        Ok(())
    }

    fn play(&mut self, rest: &str) -> Result<(), String> {
        let played = parse_move(rest).and_then(|ply| {
            let refused = |reason: Reason| format!("{ply}: {reason}");
            self.game.follow(ply).map_err(refused)
        });
        self.problem = played.as_ref().err().cloned();
        played
    }

    fn hint(
        &mut self,
        rest: &str,
        input: &LineReader,
        output: &mut impl Write,
    ) -> io::Result<()> {
        match parse_number(rest) {
            Ok(count) => self.think(count, input, output).map(|_| ()),
            Err(problem) => writeln!(output, "status {problem}"),
        }
    }

    fn go(
        &mut self,
        input: &LineReader,
        output: &mut impl Write,
    ) -> io::Result<()> {
        let begin = Instant::now();
        let found = self.think(1, input, output)?;
        let best = match found.first() {
            Some(info) => format!("{}/{:.2}", name(info.ply), info.discs()),
            None => "PA".to_string(),
        };
        let seconds = begin.elapsed().as_secs_f64();
        writeln!(output, "=== {best}/{seconds:.2}")
    }

    /// Searches the current position, writes the best moves after each
    /// iteration, and returns those of the last one.
    fn think(
        &mut self,
        count: usize,
        input: &LineReader,
        output: &mut impl Write,
    ) -> io::Result<Vec<SearchInfo>> {
        let begin = Instant::now();
        writeln!(output, "status Thinking")?;
        let must_stop =
            || input.any(is_stop) || input.must_end(begin, is_command);
        let limits = Limits::depth(self.depth).until(&must_stop);
        let position = BitPosition::from(&self.game.position);
        let mut last = Vec::new();
        for best in self.engine.hints(position, count, limits) {
            write_best(&best, begin, output)?;
            last = best;
        }
        writeln!(output, "status")?;
        Ok(last)
    }
}

/// Writes the moves of an iteration and the number of positions.
fn write_best(
    best: &[SearchInfo],
    begin: Instant,
    output: &mut impl Write,
) -> io::Result<()> {
    for info in best {
        writeln!(output, "search {}", format_info(info))?;
    }
    let seconds = begin.elapsed().as_secs_f64();
    writeln!(output, "nodestats {} {seconds:.2}", best[0].positions)?;
    output.flush()
}

/// Tests if a line ends a search. NBoard sends a `ping` and waits for its
/// `pong` before it sends anything else.
fn is_stop(line: &str) -> bool {
    ["ping", "stop"].iter().any(|word| line.starts_with(word))
}

/// Tests if a line makes a search pointless: another game, another question, or
/// the end.
fn is_command(line: &str) -> bool {
    let words = ["set", "move", "go", "hint", "quit"];
    line.split_whitespace()
        .next()
        .is_some_and(|word| words.contains(&word))
}

/// Writes what's wrong with a command, if anything.
fn write_problem(
    result: Result<(), String>,
    output: &mut impl Write,
) -> io::Result<()> {
    match result {
        Ok(()) => Ok(()),
        Err(problem) => writeln!(output, "status {problem}"),
    }
}

/// Parses a positive number, such as a depth.
fn parse_number(text: &str) -> Result<usize, String> {
    match text.trim().parse() {
        Ok(number) if number > 0 => Ok(number),
        _ => Err(format!("{text:?} isn't a number: send 1 or more")),
    }
}

/// Parses a game in GGF.
fn parse_game(text: &str) -> Result<Replay, String> {
    let games = parse_ggf(text).map_err(|error| error.problem.to_string())?;
    let [record] = &games[..] else {
        let count = games.len();
        return Err(format!("set game takes one game, and got {count}"));
    };
    record.replay().map_err(|objection| objection.to_string())
}

/// Parses a move. An evaluation and a time may follow it: `F5/1.50/2.5`.
fn parse_move(text: &str) -> Result<Ply, String> {
    let name = text.split('/').next().unwrap_or_default();
    match parse_transcript(name).as_deref() {
        Ok(&[ply]) => Ok(ply),
        _ => Err(format!("{name:?} isn't a move: send F5, say, or PA")),
    }
}

/// Formats the arguments of `search`: the principal variation, the score in
/// discs, an unused 0 and the depth.
fn format_info(info: &SearchInfo) -> String {
    let line: String = info.line.iter().map(|ply| name(*ply)).collect();
    let depth = if info.is_exact {
        "100%".to_string()
    } else {
        info.depth.to_string()
    };
    format!("{line} {:+.2} 0 {depth}", info.discs())
}

/// Returns the name of a ply in NBoard's protocol.
fn name(ply: Ply) -> String {
    match ply {
        Ply::Move(square) => square.to_string().to_uppercase(),
        Ply::Pass => "PA".to_string(),
    }
}
