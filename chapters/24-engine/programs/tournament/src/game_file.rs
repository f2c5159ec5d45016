use std::path::{Path, PathBuf};

use chapter_cli::{check_writable, in_file, read_text};
use durability::save;
use game_formats::{ContentError, FileError, format_ggf, parse_ggf};
use records::Record;
use thiserror::Error;

/// A GGF file with the games of a match. It's rewritten atomically after each
/// game.
#[derive(Debug, Default)]
pub struct GameFile {
    path: Option<PathBuf>,
    /// The games so far.
    pub games: Vec<Record>,
}

/// The reason why a match can't be resumed from a file or saved in it.
#[derive(Debug, Error)]
pub enum ResumeError {
    /// The file can't be read or written, or isn't GGF.
    #[error(transparent)]
    File(#[from] FileError),
    /// A game is between other players.
    #[error(
        "{}: game {number} is {found}, and here it'd be {wanted}: go on with \
         the same players, or give another file", path.display()
    )]
    Other {
        /// The path of the file.
        path: PathBuf,
        /// The number of the game, from 1.
        number: usize,
        /// The players in the file.
        found: String,
        /// The players of this match.
        wanted: String,
    },
}

impl GameFile {
    /// Reads the games of a file. A missing file has none. Without a path,
    /// nothing is read or saved.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be read.
    pub fn open(path: Option<PathBuf>) -> Result<GameFile, ResumeError> {
        let Some(path) = path else {
            return Ok(GameFile::default());
        };
        // Before the first game is played.
        check_writable(&path).map_err(in_file(&path))?;
        let games = match read(&path) {
            Err(error) if error.is_missing() => Vec::new(),
            games => games?,
        };
        Ok(GameFile {
            path: Some(path),
            games,
        })
    }

    /// Checks that a game of the file is between these players.
    ///
    /// # Errors
    ///
    /// Returns an error if it isn't.
    pub fn check(
        &self,
        number: usize,
        black: &str,
        white: &str,
    ) -> Result<(), ResumeError> {
        let game = &self.games[number];
        let [found_black, found_white] = [&game.black, &game.white]
            .map(|name| name.as_deref().unwrap_or_default());
        if [found_black, found_white] == [black, white] {
            return Ok(());
        }
        Err(ResumeError::Other {
            path: self.path.clone().unwrap_or_default(),
            number: number + 1,
            found: format!("{found_black} - {found_white}"),
            wanted: format!("{black} - {white}"),
        })
    }

    /// Adds a game and saves the file.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be written.
    pub fn add(&mut self, game: Record) -> Result<(), ResumeError> {
        self.games.push(game);
        if let Some(path) = &self.path {
            write(path, &self.games)?;
        }
        Ok(())
    }
}

fn read(path: &Path) -> Result<Vec<Record>, FileError> {
    parse_ggf(&read_text(path)?)
        .map_err(ContentError::from)
        .map_err(in_file(path))
}

fn write(path: &Path, games: &[Record]) -> Result<(), FileError> {
    let text = format_ggf(games)
        .map_err(ContentError::from)
        .map_err(in_file(path))?;
    save(path, text.as_bytes()).map_err(in_file(path))
}
