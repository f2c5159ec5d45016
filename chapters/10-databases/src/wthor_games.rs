use std::io::Read;
use std::io::{Seek, SeekFrom};

use crate::{DatabaseError, DatabaseProblem};
use crate::{WthorGame, read_array};
use crate::{WthorHeader, read_header};

/// An iterator over the games of a database, which holds one in memory.
#[derive(Debug)]
pub struct WthorGames<R> {
    header: WthorHeader,
    input: R,
    /// The number of games read so far.
    read: u32,
    /// True after the last game, or after an error that ends the iteration.
    done: bool,
}

impl<R: Read> WthorGames<R> {
    /// Reads the header.
    ///
    /// # Errors
    ///
    /// Returns an error if the file doesn't hold games on 8 by 8 squares.
    pub fn new(mut input: R) -> Result<WthorGames<R>, DatabaseError> {
        let header = read_header(&mut input)?;
        check(&header).map_err(|why| why.at("the header"))?;
        Ok(WthorGames {
            header,
            input,
            read: 0,
            done: false,
        })
    }

    /// Returns the header.
    pub fn header(&self) -> &WthorHeader {
        &self.header
    }
}

/// Checks that games of ordinary Othello follow this header.
fn check(header: &WthorHeader) -> Result<(), DatabaseProblem> {
    match (header.size, header.kind) {
        (0 | 8, 1) => Err(DatabaseProblem::Solitaires),
        (0 | 8, _) => Ok(()),
        (size, _) => Err(DatabaseProblem::Size(size)),
    }
}

/// Reads the next game, after the `read` games before it. Returns `None` after
/// the last game that the header counts.
fn read_game(
    input: &mut impl Read,
    header: &WthorHeader,
    read: u32,
) -> Result<Option<WthorGame>, DatabaseProblem> {
    let is_counted = read < header.games;
    match (read_array::<68>(input), is_counted) {
        (Ok(Some(bytes)), true) => Ok(Some(WthorGame::from_bytes(&bytes)?)),
        (Ok(None), false) => Ok(None),
        (Ok(None), true) => Err(DatabaseProblem::Missing(header.games)),
        (Err(problem), true) => Err(problem),
        (_, false) => Err(DatabaseProblem::Long),
    }
}

impl<R: Read> Iterator for WthorGames<R> {
    type Item = Result<WthorGame, DatabaseError>;

    /// Returns the next game. After an invalid one, the iteration continues.
    fn next(&mut self) -> Option<Result<WthorGame, DatabaseError>> {
        if self.done {
            return None;
        }
        let location = format!("game {}", self.read.saturating_add(1));
        let game = read_game(&mut self.input, &self.header, self.read);
        self.done =
            !matches!(game, Ok(Some(_)) | Err(DatabaseProblem::Game(_)));
        self.read = self.read.saturating_add(1);
        game.map_err(|problem| problem.at(location)).transpose()
    }
}

impl<R: Read + Seek> WthorGames<R> {
    /// Seeks to the game with this number, from 1, or to the end if there are
    /// fewer games.
    ///
    /// # Errors
    ///
    /// Returns an error if seeking fails.
    pub fn go_to(&mut self, number: u32) -> Result<(), DatabaseError> {
        let before = number.saturating_sub(1).min(self.header.games);
        let offset = SeekFrom::Start(16 + 68 * u64::from(before));
        self.input.seek(offset).map_err(|why| {
            DatabaseProblem::Io(why).at(format!("game {number}"))
        })?;
        self.read = before;
        self.done = false;
        Ok(())
    }
}
