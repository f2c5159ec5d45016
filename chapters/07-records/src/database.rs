use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::path::Path;

use end_of_game::Score;

use crate::beside::names_beside;
use crate::{Entries, Entry, Fault, FileError, Players, Record, Tournaments};

/// A database with the names that its games refer to.
#[derive(Debug)]
pub struct Database<R> {
    entries: Entries<R>,
    players: Players,
    tournaments: Tournaments,
}

impl Database<BufReader<File>> {
    /// Opens a `.wtb` file, with the `.jou` and `.trn` files of the same name
    /// beside it, or those that are named WTHOR. Without them the players and
    /// tournaments are numbers.
    ///
    /// # Errors
    ///
    /// When a file cannot be read.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        let file = File::open(path).map_err(|why| FileError::io(path, why))?;
        let entries = Entries::new(BufReader::new(file))
            .map_err(|fault| FileError::fault(path, fault))?;
        Ok(Database {
            entries,
            players: names_beside(path, "jou", Players::read)?,
            tournaments: names_beside(path, "trn", Tournaments::read)?,
        })
    }
}

impl<R: Read> Database<R> {
    /// A database from its three parts.
    pub fn new(
        entries: Entries<R>,
        players: Players,
        tournaments: Tournaments,
    ) -> Database<R> {
        Database {
            entries,
            players,
            tournaments,
        }
    }

    /// The games by themselves.
    pub fn entries(&mut self) -> &mut Entries<R> {
        &mut self.entries
    }

    /// Whether the players have names.
    pub fn names_players(&self) -> bool {
        self.players != Players::default()
    }

    /// The record of a game: its numbers become names.
    pub fn record(&self, entry: Entry) -> Record {
        let year = match self.entries.header().year {
            0 => String::new(),
            year => year.to_string(),
        };
        Record {
            black: self.player(entry.black),
            white: self.player(entry.white),
            date: year,
            place: match self.tournaments.get(entry.tournament) {
                Some(name) => name.to_string(),
                None => format!("tournament {}", entry.tournament),
            },
            result: Some(Score {
                black: entry.score.into(),
                white: 64 - usize::from(entry.score),
            }),
            plies: entry.plies,
            ..Record::default()
        }
    }

    /// The name of a player; the federation writes ??? when nobody knows it.
    fn player(&self, number: u16) -> String {
        match self.players.get(number) {
            Some("???") => String::new(),
            Some(name) => name.to_string(),
            None => format!("player {number}"),
        }
    }
}

impl<R: Read> Iterator for Database<R> {
    type Item = Result<Record, Fault>;

    fn next(&mut self) -> Option<Result<Record, Fault>> {
        let entry = self.entries.next()?;
        Some(entry.map(|entry| self.record(entry)))
    }
}

impl<R: Read + Seek> Database<R> {
    /// The game with this number, from 1, and nothing before it is read.
    ///
    /// # Errors
    ///
    /// When the game cannot be read.
    pub fn game(&mut self, number: u32) -> Result<Option<Record>, Fault> {
        self.entries.go_to(number)?;
        self.next().transpose()
    }
}
