use std::io;
use std::path::PathBuf;

use game_formats::FileError;
use thiserror::Error;
use whole_games::Objection;

/// Why an effect couldn't be carried out.
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
    /// The rules forbid the game with this number.
    #[error("{file}, game {1}: {2}", file = .0.display())]
    Illegal(PathBuf, usize, Box<Objection>),
    /// The format of the file can't hold one game with its moves.
    #[error(
        "{}: to save a game, choose a name that ends in .oth, .txt or .ggf",
        .0.display()
    )]
    Format(PathBuf),
}
