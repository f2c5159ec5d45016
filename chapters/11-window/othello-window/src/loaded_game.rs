use std::path::PathBuf;

use records::{History, Record};

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
