use std::path::PathBuf;
use std::sync::Arc;

use records::{History, Record};

use crate::{FileEntry, PerformError};

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
pub enum FileOutcome {
    /// The folder holds these files.
    Listed(PathBuf, Vec<FileEntry>),
    /// A game was read.
    Loaded(Box<LoadedGame>),
    /// The file exists, holds this many games and was left alone.
    Exists(PathBuf, usize),
    /// The game was written.
    Written(PathBuf),
    /// Nothing was done, and this is why.
    Failed(Arc<PerformError>),
}

/// A game that was read from a file.
#[derive(Clone, Debug)]
pub struct LoadedGame {
    /// Where it comes from.
    pub source: Source,
    /// Who played it, when and where.
    pub record: Record,
    /// Its moves.
    pub history: History,
}

/// Where a game was read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file.
    pub path: PathBuf,
    /// The number of the game, from 1.
    pub number: usize,
    /// How many games the file holds.
    pub games: usize,
}
