use std::path::PathBuf;

use board::Square;
use directions::Direction;
use records::{History, Record};

use crate::{Button, Entry, Source};

/// What happens to the window.
#[derive(Clone, Debug)]
pub enum Message {
    /// A button is pressed.
    Press(Button),
    /// A square is clicked.
    Place(Square),
    /// An arrow is pressed.
    Go(Direction),
    /// Enter is pressed.
    Choose,
    /// Escape is pressed.
    Cancel,
    /// A character is typed.
    Type(char),
    /// The last character is taken back.
    Erase,
    /// A file of the dialog is pointed at, by its place in the list.
    Select(usize),
    /// The dialog is to show files of another type.
    Filter,
    /// A moment has gone by.
    Tick,
    /// What the update asked for is done.
    Done(Outcome),
}

/// What an update cannot do by itself, because it touches the world.
#[derive(Clone, Debug)]
pub enum Effect {
    /// List the files of a folder.
    List(PathBuf),
    /// Read the game with this number, from 1.
    Read(PathBuf, usize),
    /// Write a game. A file that exists is replaced only if `replace` says so.
    Write {
        /// The file.
        path: PathBuf,
        /// The game.
        record: Box<Record>,
        /// Whether to replace the file.
        replace: bool,
    },
    /// Leave.
    Quit,
}

/// What became of an effect.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The folder holds these files.
    Listed(PathBuf, Vec<Entry>),
    /// A game was read.
    Opened(Box<Opened>),
    /// The file exists, holds this many games and was left alone.
    Exists(PathBuf, usize),
    /// The game was written.
    Written(PathBuf),
    /// Nothing was done, and this is why.
    Failed(String),
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Where it comes from.
    pub source: Source,
    /// Who played it, when and where.
    pub record: Record,
    /// Its moves.
    pub history: History,
}

/// What is done only after a yes, when something would be lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Begin a new game.
    New,
    /// Read the game with this number.
    Open(PathBuf, usize),
    /// Replace a file.
    Replace(PathBuf),
    /// Leave.
    Quit,
}
