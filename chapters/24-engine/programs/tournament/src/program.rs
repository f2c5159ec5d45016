use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::RecvTimeoutError::{Disconnected, Timeout};
use std::time::{Duration, Instant};

use board::Disc;
use end_of_game::Position;
use engine::Clock;
use gtp::Input;
use whole_games::Ply;

use crate::{Failure, Seat};

/// A program that's spoken to in GTP. If it ends, the next game starts it again.
pub struct Program {
    command: String,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    answers: Input,
}

/// How long a program may take for anything but a move.
const PATIENCE: Duration = Duration::from_secs(10);

impl Program {
    /// A program that's started by this command.
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
            answers: Input::from(BufReader::new(output)),
        })
    }

    /// What it answers to a command. If it doesn't, it's ended.
    fn ask(
        &mut self,
        command: &str,
        patience: Duration,
    ) -> Result<String, Failure> {
        let running = self.running.as_mut().ok_or(Failure::Ended)?;
        match running.ask(command, patience) {
            Err(failure @ (Failure::Ended | Failure::Late(_))) => {
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
        // Not every program has a clock, or one with parts of seconds.
        match self.ask(&settings, PATIENCE) {
            Err(Failure::Refused(..)) => Ok(()),
            answer => answer.map(|_| ()),
        }
    }
}

impl Running {
    fn ask(
        &mut self,
        command: &str,
        patience: Duration,
    ) -> Result<String, Failure> {
        let sent = writeln!(self.input, "{command}");
        sent.map_err(|_| Failure::Ended)?;
        let answer = self.answer(patience)?;
        match answer.trim().strip_prefix('=') {
            Some(text) => Ok(text.trim().to_string()),
            None => Err(Failure::Refused(
                answer.trim().chars().take(80).collect(),
                command.to_string(),
            )),
        }
    }

    /// The lines down to an empty one, if they come in time.
    fn answer(&mut self, patience: Duration) -> Result<String, Failure> {
        let end = Instant::now() + patience;
        let mut answer = String::new();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.answers.next_line_within(left) {
                Ok(line) if !line.trim().is_empty() => answer.push_str(&line),
                Ok(_) if answer.is_empty() => {}
                Ok(_) => return Ok(answer),
                Err(Disconnected) => return Err(Failure::Ended),
                Err(Timeout) => return Err(Failure::Late(patience)),
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Seat for Program {
    fn begin(&mut self, clock: Clock) -> Result<(), Failure> {
        if self.running.is_none() {
            self.running = Some(self.start()?);
        }
        // A program for other games, too, wants to know which one.
        match self.ask("set_game Othello", PATIENCE) {
            Err(Failure::Refused(..)) | Ok(_) => {}
            Err(failure) => return Err(failure),
        }
        self.ask("boardsize 8", PATIENCE)?;
        self.ask("clear_board", PATIENCE)?;
        self.set_clock(clock)
    }

    fn see(&mut self, color: Disc, ply: Ply) -> Result<(), Failure> {
        let color = color.to_string().to_lowercase();
        match self.ask(&format!("play {color} {ply}"), PATIENCE) {
            // Some know by themselves when somebody passes.
            Err(Failure::Refused(..)) if ply == Ply::Pass => Ok(()),
            answer => answer.map(|_| ()),
        }
    }

    fn choose(
        &mut self,
        position: &Position,
        clock: Clock,
        patience: Duration,
    ) -> Result<Ply, Failure> {
        let color = position.to_move.to_string().to_lowercase();
        if let Clock::Game(left) = clock {
            let seconds = left.as_secs();
            let _ =
                self.ask(&format!("time_left {color} {seconds} 0"), PATIENCE);
        }
        let answer = self.ask(&format!("genmove {color}"), patience)?;
        match answer.to_lowercase().as_str() {
            "pass" => Ok(Ply::Pass),
            name => match name.parse() {
                Ok(square) => Ok(Ply::Move(square)),
                Err(_) => Err(Failure::Illegal(answer)),
            },
        }
    }
}
