use std::io::{self, Write};
use std::time::Instant;

use bitboards::BitPosition;
use end_of_game::Position;
use game_formats::parse_ggf;
use whole_games::{Ply, Replay, parse_transcript};

use engine::{Limits, ParallelEngine, SearchInfo};

use crate::LineReader;

/// A session with NBoard: an engine and the game so far.
pub struct NBoard {
    engine: ParallelEngine,
    /// The maximum depth in moves.
    depth: u32,
    /// The game so far.
    pub game: Replay,
}

impl NBoard {
    /// Creates a session at the start of a game.
    pub fn new(engine: impl Into<ParallelEngine>, depth: u32) -> NBoard {
        let game = Replay::from(Position::start());
        NBoard {
            engine: engine.into(),
            depth,
            game,
        }
    }

    /// Executes a command and writes the response. Unknown and invalid commands
    /// are ignored, as the protocol demands. A pending `ping` or `stop` in
    /// `input` stops a search.
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
        match command {
            "nboard" => writeln!(output, "set myname Othellier")?,
            "set" => self.set(rest),
            "move" => self.play(rest),
            "go" => self.go(input, output)?,
            "hint" => {
                let count = rest.trim().parse().unwrap_or(1);
                self.think(count, input, output)?;
            }
            "ping" => writeln!(output, "pong {}", rest.trim())?,
            "learn" => writeln!(output, "learned")?,
            _ => {}
        }
        output.flush()
    }

    fn set(&mut self, rest: &str) {
        match rest.trim().split_once(' ') {
            Some(("depth", depth)) => {
                self.depth = depth.trim().parse().unwrap_or(self.depth).max(1);
            }
            Some(("game", game)) => {
                if let Some(game) = parse_game(game) {
                    self.game = game;
                }
            }
            _ => {}
        }
    }

    /// Plays a move. An evaluation and a time may follow it: `F5/1.50/2.5`.
    fn play(&mut self, rest: &str) {
        let name = rest.split('/').next().unwrap_or_default();
        for ply in parse_transcript(name).unwrap_or_default() {
            let _ = self.game.follow(ply);
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
        let must_stop = || input.any(is_stop);
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

/// Parses a game in GGF.
fn parse_game(text: &str) -> Option<Replay> {
    let record = parse_ggf(text).ok()?.into_iter().next()?;
    record.replay().ok()
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
