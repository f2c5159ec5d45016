use std::path::{Path, PathBuf};

use chapter_cli::{in_file, read_text};
use durability::save;
use game_formats::{ContentError, FileError, format_ggf, parse_ggf};
use records::Record;
use thiserror::Error;

/// Where the games of a match are kept, in GGF. After each game the whole file
/// is written anew, so it's never half a game.
#[derive(Debug, Default)]
pub struct GameFile {
    path: Option<PathBuf>,
    /// The games so far.
    pub games: Vec<Record>,
}

/// Why a match can't go on from a file, or be kept in it.
#[derive(Debug, Error)]
pub enum ResumeError {
    /// The file can't be read or written, or there's something else in it.
    #[error(transparent)]
    File(#[from] FileError),
    /// A game isn't the one that belongs there.
    #[error(
        "{}: game {number} is {found}, and here it'd be {wanted}: go on with \
         the same players, or give another file", path.display()
    )]
    Other {
        /// The file.
        path: PathBuf,
        /// The number of the game, from 1.
        number: usize,
        /// Who played it.
        found: String,
        /// Who would play it now.
        wanted: String,
    },
}

impl GameFile {
    /// The games that a file has already. A file that isn't there has none, and
    /// without a path nothing is kept.
    ///
    /// Fails when the file can't be read.
    pub fn open(path: Option<PathBuf>) -> Result<GameFile, ResumeError> {
        let Some(path) = path else {
            return Ok(GameFile::default());
        };
        let games = match read(&path) {
            Err(error) if error.is_missing() => Vec::new(),
            games => games?,
        };
        Ok(GameFile {
            path: Some(path),
            games,
        })
    }

    /// Makes sure that a game which is there already is between these players.
    ///
    /// Fails when it isn't.
    pub fn check(
        &self,
        number: usize,
        black: &str,
        white: &str,
    ) -> Result<(), ResumeError> {
        let game = &self.games[number];
        let [one, other] = [&game.black, &game.white]
            .map(|name| name.as_deref().unwrap_or_default());
        if [one, other] == [black, white] {
            return Ok(());
        }
        Err(ResumeError::Other {
            path: self.path.clone().unwrap_or_default(),
            number: number + 1,
            found: format!("{one} - {other}"),
            wanted: format!("{black} - {white}"),
        })
    }

    /// Keeps a game.
    ///
    /// Fails when the file can't be written.
    pub fn add(&mut self, game: Record) -> Result<(), ResumeError> {
        self.games.push(game);
        if let Some(path) = &self.path {
            write(path, &self.games)?;
        }
        Ok(())
    }
}

fn read(path: &Path) -> Result<Vec<Record>, FileError> {
    let games = parse_ggf(&read_text(path)?);
    games.map_err(ContentError::from).map_err(in_file(path))
}

fn write(path: &Path, games: &[Record]) -> Result<(), FileError> {
    let text = format_ggf(games).map_err(ContentError::from);
    let text = text.map_err(in_file(path))?;
    save(path, text.as_bytes()).map_err(in_file(path))
}
