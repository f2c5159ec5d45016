use std::path::PathBuf;

use crate::FileDialog;

/// The part of the window that handles the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The board and the buttons.
    Board,
    /// The file dialog.
    Files(FileDialog),
    /// The prompt for the number of a game, with the digits typed so far.
    Number(String),
    /// A question to answer with yes or no.
    Question(Question),
}

/// A question that confirms an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The text of the question.
    pub text: String,
    /// The action on yes.
    pub intent: Intent,
}

/// An action that needs a confirmation if it would discard a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Begin a new game.
    New,
    /// Open the game with this number, counted from 1.
    Open(PathBuf, usize),
    /// Replace a file by this game.
    Replace(PathBuf),
    /// Close the window.
    Quit,
}
