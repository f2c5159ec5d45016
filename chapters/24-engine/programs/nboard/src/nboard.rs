use std::io::{self, Write};
use std::time::Instant;

use bitboards::BitPosition;
use end_of_game::Position;
use game_formats::parse_ggf;
use whole_games::{Ply, Replay, parse_transcript};

use engine::{Limits, Thought};
use engine_player::Team;
use gtp::Input;

/// An engine that NBoard speaks to.
pub struct NBoard {
    team: Team,
    /// How far it looks at most.
    depth: u32,
    /// The game so far.
    pub game: Replay,
}

impl NBoard {
    /// An engine before its first game.
    pub fn new(team: impl Into<Team>, depth: u32) -> NBoard {
        let game = Replay::from(Position::start());
        NBoard {
            team: team.into(),
            depth,
            game,
        }
    }

    /// Obeys a line, and ignores it if it can't. While it thinks, it looks
    /// whether the next line tells it to stop.
    ///
    /// # Errors
    ///
    /// When nobody reads what it says.
    pub fn obey(
        &mut self,
        line: &str,
        input: &Input,
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
                let number = rest.trim().parse().unwrap_or(1);
                self.think(number, input, output)?;
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
                if let Some(game) = read_game(game) {
                    self.game = game;
                }
            }
            _ => {}
        }
    }

    /// A move may carry what somebody thought of it: `F5/1.50/2.5`.
    fn play(&mut self, rest: &str) {
        let name = rest.split('/').next().unwrap_or_default();
        for ply in parse_transcript(name).unwrap_or_default() {
            let _ = self.game.follow(ply);
        }
    }

    fn go(&mut self, input: &Input, output: &mut impl Write) -> io::Result<()> {
        let begin = Instant::now();
        let thoughts = self.think(1, input, output)?;
        let answer = match thoughts.first() {
            Some(thought) => {
                format!("{}/{:.2}", name(thought.ply), thought.discs())
            }
            None => "PA".to_string(),
        };
        let seconds = begin.elapsed().as_secs_f64();
        writeln!(output, "=== {answer}/{seconds:.2}")
    }

    /// Says what it thinks whenever it has looked further ahead.
    fn think(
        &mut self,
        number: usize,
        input: &Input,
        output: &mut impl Write,
    ) -> io::Result<Vec<Thought>> {
        let begin = Instant::now();
        writeln!(output, "status Thinking")?;
        let must_stop = || input.has(tells_to_stop);
        let limits = Limits::depth(self.depth).until(&must_stop);
        let position = BitPosition::from(&self.game.position);
        let mut last = Vec::new();
        for thoughts in self.team.hints(position, number, limits) {
            say(&thoughts, begin, output)?;
            last = thoughts;
        }
        writeln!(output, "status")?;
        Ok(last)
    }
}

fn say(
    thoughts: &[Thought],
    begin: Instant,
    output: &mut impl Write,
) -> io::Result<()> {
    for thought in thoughts {
        writeln!(output, "search {}", described(thought))?;
    }
    let seconds = begin.elapsed().as_secs_f64();
    writeln!(output, "nodestats {} {seconds:.2}", thoughts[0].positions)?;
    output.flush()
}

/// NBoard never says stop. It says ping, and waits for the answer.
fn tells_to_stop(line: &str) -> bool {
    ["ping", "stop"].iter().any(|word| line.starts_with(word))
}

/// The game of a GGF, move by move.
fn read_game(text: &str) -> Option<Replay> {
    let record = parse_ggf(text).ok()?.into_iter().next()?;
    record.replay().ok()
}

/// A thought as NBoard wants it: the line, its value, and how far it looked.
fn described(thought: &Thought) -> String {
    let line: String = thought.line.iter().map(|ply| name(*ply)).collect();
    let depth = if thought.is_exact {
        "100%".to_string()
    } else {
        thought.depth.to_string()
    };
    format!("{line} {:+.2} 0 {depth}", thought.discs())
}

fn name(ply: Ply) -> String {
    match ply {
        Ply::Move(square) => square.to_string().to_uppercase(),
        Ply::Pass => "PA".to_string(),
    }
}
