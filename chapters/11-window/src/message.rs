use std::path::PathBuf;

use board::Square;
use directions::Direction;
use records::History;

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A square was clicked.
    Place(Square),
    /// Enter was pressed.
    Choose,
    /// An arrow was pressed.
    Go(Direction),
    /// A key was pressed that walks through the game.
    Walk(Step),
    /// A moment has gone by.
    Tick,
    /// The game in this file is to be opened.
    Open(PathBuf),
    /// The game is to be saved in this file.
    Save(PathBuf),
    /// The person leaves.
    Quit,
    /// What the update asked for has been done, or not.
    Done(Outcome),
}

/// A step through the game: the article's `0`, `<<`, `>>` and `Max`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the start of the game.
    Start,
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// To the end of the game.
    Max,
}

/// What the update can't do by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Read the game in this file.
    Read(PathBuf),
    /// Write these moves into a new file.
    Write(PathBuf, Vec<Square>),
    /// Leave.
    Quit,
}

/// What became of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This game was read.
    Loaded(Box<History>),
    /// The game is now in this file.
    Written(PathBuf),
    /// Nothing was done, and this is why.
    Failed(String),
}
