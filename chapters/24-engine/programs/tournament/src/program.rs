use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::RecvTimeoutError::{Disconnected, Timeout};
use std::time::{Duration, Instant};

use board::Disc;
use end_of_game::Position;
use engine::Clock;
use protocols::LineReader;
use whole_games::Ply;

use crate::{Failure, Participant};

/// A program that speaks GTP. If it has ended, the next game restarts it.
pub struct Program {
    command: String,
    running: Option<Running>,
}

/// A process with its pipes. Dropping it kills the process.
struct Running {
    child: Child,
    input: ChildStdin,
    responses: LineReader,
    /// The first line that isn't part of a response, such as a greeting.
    greeting: Option<String>,
    /// True if the program has responded to a command.
    speaks_gtp: bool,
}

/// The timeout of all commands but `genmove`.
const TIMEOUT: Duration = Duration::from_secs(10);

impl Program {
    /// Creates a program that this command starts.
    pub fn new(command: &str) -> Program {
        Program {
            command: command.to_string(),
            running: None,
        }
    }

    fn start(&self) -> Result<Running, Failure> {
        let words = shlex::split(&self.command).unwrap_or_default();
        let (name, arguments) = words.split_first().ok_or(Failure::Ended)?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Failure::Missing)?;
        let input = child.stdin.take().ok_or(Failure::Ended)?;
        let output = child.stdout.take().ok_or(Failure::Ended)?;
        Ok(Running {
            child,
            input,
            responses: LineReader::from(BufReader::new(output)),
            greeting: None,
            speaks_gtp: false,
        })
    }

    /// Sends a command and returns the response. Without one, the process is
    /// killed.
    fn send(
        &mut self,
        command: &str,
        timeout: Duration,
    ) -> Result<String, Failure> {
        let running = self.running.as_mut().ok_or(Failure::Ended)?;
        match running.send(command, timeout) {
            Err(failure @ Failure::Refused(..)) => Err(failure),
            Err(failure) => {
                self.running = None;
                Err(failure)
            }
            answer => answer,
        }
    }

    fn set_clock(&mut self, clock: Clock) -> Result<(), Failure> {
        let settings = match clock {
            Clock::EachMove(time) => {
                format!("time_settings 0 {} 1", time.as_secs_f64())
            }
            Clock::Game(time) | Clock::Period { left: time, .. } => {
                format!("time_settings {} 0 0", time.as_secs_f64())
            }
        };
        // Not every program supports clocks, or fractions of seconds.
        match self.send(&settings, TIMEOUT) {
            Err(Failure::Refused(..)) => Ok(()),
            answer => answer.map(|_| ()),
        }
    }
}

impl Running {
    /// Sends a command and returns the text of a successful response.
    fn send(
        &mut self,
        command: &str,
        timeout: Duration,
    ) -> Result<String, Failure> {
        // If it has ended, its output says so, or why.
        let _ = writeln!(self.input, "{command}");
        let answer = self.answer(timeout).map_err(|failure| {
            let greeting = self.greeting.take().filter(|_| !self.speaks_gtp);
            greeting.map_or(failure, Failure::NotGtp)
        })?;
        self.speaks_gtp = true;
        match answer.trim().strip_prefix('=') {
            Some(text) => Ok(text.trim().to_string()),
            None => {
                Err(Failure::Refused(shorten(&answer), command.to_string()))
            }
        }
    }

    /// Reads a response up to its empty line, and skips what comes before it.
    /// The timeout applies to all of it.
    fn answer(&mut self, timeout: Duration) -> Result<String, Failure> {
        let end = Instant::now() + timeout;
        let mut answer = String::new();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.responses.next_line_timeout(left) {
                Ok(line) if answer.is_empty() && !begins_response(&line) => {
                    self.greet(&line);
                }
                Ok(line) if !line.trim().is_empty() => answer.push_str(&line),
                Ok(_) => return Ok(answer),
                Err(Disconnected) => return Err(Failure::Ended),
                Err(Timeout) => return Err(Failure::Late(timeout)),
            }
        }
    }
}

impl Running {
    /// Keeps a line that isn't part of a response, if it's the first.
    fn greet(&mut self, line: &str) {
        if !line.trim().is_empty() {
            self.greeting.get_or_insert(shorten(line));
        }
    }
}

/// Tests if a line is the first of a response: `= d6`, or `? unknown command`,
/// but not `=== Welcome ===`.
fn begins_response(line: &str) -> bool {
    let text = line.strip_prefix(['=', '?']);
    text.is_some_and(|text| !text.starts_with(['=', '?']))
}

/// Returns the beginning of a line, for an error message.
fn shorten(line: &str) -> String {
    line.trim().chars().take(80).collect()
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Participant for Program {
    fn begin(&mut self, clock: Clock) -> Result<(), Failure> {
        if self.running.is_none() {
            self.running = Some(self.start()?);
        }
        // Programs for several games need the name of the game.
        match self.send("set_game Othello", TIMEOUT) {
            Err(Failure::Refused(..)) | Ok(_) => {}
            Err(failure) => return Err(failure),
        }
        self.send("boardsize 8", TIMEOUT)?;
        self.send("clear_board", TIMEOUT)?;
        self.set_clock(clock)
    }

    fn notify(&mut self, color: Disc, ply: Ply) -> Result<(), Failure> {
        let color = color.to_string().to_lowercase();
        match self.send(&format!("play {color} {ply}"), TIMEOUT) {
            // Some programs play passes by themselves.
            Err(Failure::Refused(..)) if ply == Ply::Pass => Ok(()),
            answer => answer.map(|_| ()),
        }
    }

    fn choose(
        &mut self,
        position: &Position,
        clock: Clock,
        timeout: Duration,
    ) -> Result<Ply, Failure> {
        let color = position.to_move.to_string().to_lowercase();
        if let Clock::Game(left) = clock {
            let seconds = left.as_secs();
            let _ =
                self.send(&format!("time_left {color} {seconds} 0"), TIMEOUT);
        }
        let answer = self.send(&format!("genmove {color}"), timeout)?;
        match answer.to_lowercase().as_str() {
            "pass" => Ok(Ply::Pass),
            name => match name.parse() {
                Ok(square) => Ok(Ply::Move(square)),
                Err(_) => Err(Failure::Illegal(answer)),
            },
        }
    }
}
