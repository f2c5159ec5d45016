use std::path::PathBuf;

use board::Square;
use directions::Direction;
use records::History;

/// An input that changes the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A square was clicked.
    Place(Square),
    /// Enter was pressed.
    Choose,
    /// An arrow was pressed.
    Go(Direction),
    /// A key that steps through the game was pressed.
    Walk(Step),
    /// The time for one disc to turn over has passed.
    Tick,
    /// Open the game in this file.
    Open(PathBuf),
    /// Save the game in this new file.
    Save(PathBuf),
    /// Close the window.
    Quit,
    /// An effect has been performed.
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

/// Input or output that `update` requests and `perform` carries out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Read the game in this file.
    Read(PathBuf),
    /// Write these moves into a new file.
    Write(PathBuf, Vec<Square>),
    /// Close the window.
    Quit,
}

/// The result of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This game was read.
    Loaded(Box<History>),
    /// The game was written to this file.
    Written(PathBuf),
    /// The effect failed, with this error message.
    Failed(String),
}
