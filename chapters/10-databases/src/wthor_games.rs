use std::io::Read;
use std::io::{Seek, SeekFrom};

use crate::{DatabaseError, DatabaseProblem};
use crate::{WthorGame, read_array};
use crate::{WthorHeader, read_header};

/// The games of a database, one after the other, and only one in memory.
#[derive(Debug)]
pub struct WthorGames<R> {
    header: WthorHeader,
    input: R,
    /// How many games there were so far.
    read: u32,
    /// Whether the last game, or an error after it, was returned.
    done: bool,
}

impl<R: Read> WthorGames<R> {
    /// Reads the header; the first game is next.
    ///
    /// # Errors
    ///
    /// When the input doesn't hold games on a board of 8 by 8 squares.
    pub fn new(mut input: R) -> Result<WthorGames<R>, DatabaseError> {
        let header = read_header(&mut input)?;
        check(&header).map_err(|why| why.found("the header"))?;
        Ok(WthorGames {
            header,
            input,
            read: 0,
            done: false,
        })
    }

    /// The header.
    pub fn header(&self) -> &WthorHeader {
        &self.header
    }
}

/// Whether games of ordinary Othello follow this header.
fn check(header: &WthorHeader) -> Result<(), DatabaseProblem> {
    match (header.size, header.kind) {
        (0 | 8, 1) => Err(DatabaseProblem::Solitaires),
        (0 | 8, _) => Ok(()),
        (size, _) => Err(DatabaseProblem::Size(size)),
    }
}

/// The next game, after the `read` before it; `None` after the last that the
/// header counts.
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

    /// The next game. If its bytes aren't a game, there's an error, and then
    /// the game after it.
    fn next(&mut self) -> Option<Result<WthorGame, DatabaseError>> {
        if self.done {
            return None;
        }
        let place = format!("game {}", self.read.saturating_add(1));
        let game = read_game(&mut self.input, &self.header, self.read);
        self.done =
            !matches!(game, Ok(Some(_)) | Err(DatabaseProblem::Game(_)));
        self.read = self.read.saturating_add(1);
        game.map_err(|problem| problem.found(place)).transpose()
    }
}

impl<R: Read + Seek> WthorGames<R> {
    /// Goes to the game with this number, from 1, without reading those before
    /// it. A number after the last leads to the end.
    ///
    /// # Errors
    ///
    /// When the input can't seek.
    pub fn go_to(&mut self, number: u32) -> Result<(), DatabaseError> {
        let before = number.saturating_sub(1).min(self.header.games);
        let place = SeekFrom::Start(16 + 68 * u64::from(before));
        self.input.seek(place).map_err(|why| {
            DatabaseProblem::Io(why).found(format!("game {number}"))
        })?;
        self.read = before;
        self.done = false;
        Ok(())
    }
}
