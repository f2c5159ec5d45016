use std::io;
use std::path::PathBuf;

use game_formats::FileError;
use thiserror::Error;
use whole_games::Objection;

/// The error of an effect that couldn't be performed.
#[derive(Debug, Error)]
pub enum PerformError {
    /// The file can't be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The folder can't be listed.
    #[error("{file}: {1}", file = .0.display())]
    Folder(PathBuf, io::Error),
    /// The file has no game with this number.
    #[error("{file} has no game {1}", file = .0.display())]
    Missing(PathBuf, usize),
    /// The game with this number is illegal.
    #[error("{file}, game {1}: {2}", file = .0.display())]
    Illegal(PathBuf, usize, Box<Objection>),
    /// A game can't be written in the file's format.
    #[error(
        "{}: to save a game, choose a name that ends in .oth, .txt or .ggf",
        .0.display()
    )]
    Format(PathBuf),
}
