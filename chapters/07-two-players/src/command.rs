use std::error::Error;
use std::fmt;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::str::FromStr;

use board::{ParseSquareError, Square};
use flipping::Flip;

use crate::game::{Othello, Refusal, describe_moves};

/// The line printed when a game starts.
pub const HINT: &str = "Type a square, such as e6, or help, undo or quit.";

/// The list of commands, printed by `help`.
pub const HELP: &str = "\
e6      place a disc on e6
moves   show where you may place a disc
pass    hand the turn over, when you must
undo    take the last turn back
save    write the moves so far into a new file
quit    leave the game; fin does too";

/// A command that a player types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Place a disc on a square.
    Place(Square),
    /// Pass.
    Pass,
    /// List the legal moves.
    Moves,
    /// Take the last turn back.
    Undo,
    /// Write the moves so far into a new file.
    Save,
    /// List the commands.
    Help,
    /// Leave the game.
    Quit,
}

/// A line that isn't a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseCommandError {
    /// The line is neither a command word nor a square.
    Square(ParseSquareError),
    /// The line exceeds the maximum length.
    TooLong,
}

impl FromStr for Command {
    type Err = ParseCommandError;

    /// Parses a command word or a square, ignoring case and outer spaces.
    fn from_str(line: &str) -> Result<Command, ParseCommandError> {
        let line = line.trim().to_lowercase();
        Ok(match line.as_str() {
            "pass" => Command::Pass,
            "moves" => Command::Moves,
            "undo" => Command::Undo,
            "save" => Command::Save,
            "help" | "?" => Command::Help,
            "quit" | "fin" => Command::Quit,
            name => {
                let square = name.parse().map_err(ParseCommandError::Square);
                Command::Place(square?)
            }
        })
    }
}

impl fmt::Display for ParseCommandError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Square(why) => {
                write!(f, "{why}; help lists what else you can type")
            }
            Self::TooLong => f.write_str(chapter_cli::TOO_LONG),
        }
    }
}

impl Error for ParseCommandError {}

impl Command {
    /// Executes the command and returns the message to print, or the
    /// [`Refusal`] if the game rejects the command.
    pub fn carry_out(self, game: &mut Othello) -> Result<String, Refusal> {
        Ok(match self {
            Self::Place(square) => describe(square, &game.place(square)?),
            Self::Pass => {
                game.pass()?;
                "passed".to_string()
            }
            Self::Undo => {
                game.undo()?;
                "took the last turn back".to_string()
            }
            Self::Moves => describe_moves(&game.moves()),
            Self::Save => save(&game.transcript()),
            Self::Help => HELP.to_string(),
            Self::Quit => format!("Moves: {}\nGoodbye.", game.transcript()),
        })
    }
}

/// Describes a move and its flips, such as `f5 flips e5`.
fn describe(square: Square, flips: &[Flip]) -> String {
    let flips: Vec<_> =
        flips.iter().map(|flip| flip.square.to_string()).collect();
    format!("{square} flips {}", flips.join(" "))
}

/// Saves `text` in a new file, `othello-N.txt`. Returns the message to print.
fn save(text: &str) -> String {
    let mut number = 1;
    loop {
        let name = format!("othello-{number}.txt");
        let file = File::create_new(&name);
        match file.and_then(|mut file| writeln!(file, "{text}")) {
            Ok(()) => return format!("saved in {name}"),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(why) => return format!("can't save the game: {why}"),
        }
    }
}
