use std::io::{Read, Seek, SeekFrom};

use crate::read_array::read_array;
use crate::{
    DatabaseError, Location, Problem, RecordError, WthorGame, WthorHeader,
};

/// The games of a database, read one after the other. Only one is in memory at
/// a time, no matter how many there are.
#[derive(Debug)]
pub struct WthorGames<R> {
    header: WthorHeader,
    input: R,
    /// How many games were read.
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
    pub fn new(mut input: R) -> Result<WthorGames<R>, RecordError> {
        let header = WthorHeader::from_reader(&mut input)?;
        let problem = match (header.size, header.kind) {
            (0 | 8, 1) => DatabaseError::Solitaires,
            (0 | 8, _) => {
                return Ok(WthorGames {
                    header,
                    input,
                    read: 0,
                    done: false,
                });
            }
            (size, _) => DatabaseError::Size(size),
        };
        Err(Problem::Database(problem).found(Location::Header))
    }

    /// The header.
    pub fn header(&self) -> &WthorHeader {
        &self.header
    }

    /// The next game, or `None` after the last that the header counts.
    fn read_game(&mut self) -> Result<Option<WthorGame>, Problem> {
        let chunk = read_array::<68>(&mut self.input);
        let after_all = self.read == self.header.games;
        // After a game that is cut short, and at the end, there is no more.
        self.done = after_all || !matches!(chunk, Ok(Some(_)));
        let missing = DatabaseError::Missing(self.header.games);
        match chunk {
            Ok(None) if after_all => Ok(None),
            Ok(None) => Err(missing.into()),
            _ if after_all => Err(DatabaseError::Long.into()),
            Ok(Some(bytes)) => WthorGame::from_bytes(&bytes).map(Some),
            Err(problem) => Err(problem),
        }
    }
}

impl<R: Read> Iterator for WthorGames<R> {
    type Item = Result<WthorGame, RecordError>;

    /// The next game. After one that cannot be read, the others still can.
    fn next(&mut self) -> Option<Result<WthorGame, RecordError>> {
        if self.done {
            return None;
        }
        let number = self.read as usize + 1;
        let game = self.read_game().transpose()?;
        self.read = self.read.saturating_add(1);
        Some(game.map_err(|problem| problem.in_game(number)))
    }
}

impl<R: Read + Seek> WthorGames<R> {
    /// Goes to the game with this number, from 1, without reading those before
    /// it. A number after the last leads to the end.
    ///
    /// # Errors
    ///
    /// When the input cannot seek.
    pub fn go_to(&mut self, number: u32) -> Result<(), RecordError> {
        let before = number.saturating_sub(1).min(self.header.games);
        let place = SeekFrom::Start(16 + 68 * u64::from(before));
        self.input
            .seek(place)
            .map_err(|why| Problem::Io(why).in_game(number as usize))?;
        self.read = before;
        self.done = false;
        Ok(())
    }
}
