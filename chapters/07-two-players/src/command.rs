use std::error::Error;
use std::fmt;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::str::FromStr;

use board::{ParseSquareError, Square};
use flipping::Flip;

use crate::game::{Othello, Refusal, describe_moves};

/// What to show to people who play for the first time.
pub const HINT: &str = "Type a square, such as e6, or help, undo or quit.";

/// What can be typed.
pub const HELP: &str = "\
e6      place a disc on e6
moves   show where you may place a disc
pass    hand the turn over, when you must
undo    take the last turn back
save    write the moves so far into a new file
quit    leave the game; fin does too";

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Place a disc.
    Place(Square),
    /// Pass.
    Pass,
    /// Show where a disc may be placed.
    Moves,
    /// Take the last turn back.
    Undo,
    /// Write the moves so far into a new file.
    Save,
    /// Show what can be typed.
    Help,
    /// Leave the game.
    Quit,
}

/// A line that isn't a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseCommandError {
    /// It isn't a square either, and this is why.
    Square(ParseSquareError),
    /// It's longer than any command.
    TooLong,
}

impl FromStr for Command {
    type Err = ParseCommandError;

    /// Reads a line: a word of the list in `help`, or a square.
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
    /// Does what a player asks for, and says what came of it. It's an error if
    /// the game refuses.
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

/// `f5 flips e5`.
fn describe(square: Square, flips: &[Flip]) -> String {
    let flips: Vec<_> =
        flips.iter().map(|flip| flip.square.to_string()).collect();
    format!("{square} flips {}", flips.join(" "))
}

/// Writes a text into a file that's new, and says which, or why it can't.
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
