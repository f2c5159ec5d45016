use std::fs;
use std::io;
use std::path::PathBuf;

use durability::save;
use game_formats::{format_ggf, parse_ggf};
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
    /// The file can't be read or written.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: io::Error,
    },
    /// There's something else in it.
    #[error("{} isn't a file of games: {why}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: String,
    },
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
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                String::new()
            }
            Err(why) => return Err(ResumeError::File { path, why }),
            Ok(text) => text,
        };
        match parse_ggf(&text) {
            Ok(games) => Ok(GameFile {
                path: Some(path),
                games,
            }),
            Err(why) => {
                let why = why.to_string();
                Err(ResumeError::Content { path, why })
            }
        }
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
        let Some(path) = &self.path else {
            return Ok(());
        };
        let text = format_ggf(&self.games).map_err(io::Error::other);
        let saved = text.and_then(|text| save(path, text.as_bytes()));
        saved.map_err(|why| {
            let path = path.clone();
            ResumeError::File { path, why }
        })
    }
}
