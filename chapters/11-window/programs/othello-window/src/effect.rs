use std::path::PathBuf;
use std::sync::Arc;

use records::{History, Record};

use crate::{FileEntry, PerformError};

/// Input or output that `update` requests and `perform` carries out.
#[derive(Clone, Debug)]
pub enum Effect {
    /// List the contents of a folder.
    List(PathBuf),
    /// Read the game with this number, counted from 1.
    Read(PathBuf, usize),
    /// Write a game to a file.
    Write {
        /// The file.
        path: PathBuf,
        /// The game.
        record: Box<Record>,
        /// True if an existing file is replaced.
        replace: bool,
    },
    /// Close the window.
    Quit,
}

/// The result of an effect.
#[derive(Clone, Debug)]
pub enum FileOutcome {
    /// The folder has these entries.
    Listed(PathBuf, Vec<FileEntry>),
    /// A game was read.
    Loaded(Box<LoadedGame>),
    /// The file wasn't replaced; it holds this many games.
    Exists(PathBuf, usize),
    /// The game was written.
    Written(PathBuf),
    /// The effect failed with this error.
    Failed(Arc<PerformError>),
}

/// A game that was read from a file.
#[derive(Clone, Debug)]
pub struct LoadedGame {
    /// The file and the number of the game in it.
    pub source: Source,
    /// The game with its players, date and place.
    pub record: Record,
    /// The moves and positions.
    pub history: History,
}

/// The location of a game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file.
    pub path: PathBuf,
    /// The number of the game, counted from 1.
    pub number: usize,
    /// The number of games in the file.
    pub games: usize,
}
