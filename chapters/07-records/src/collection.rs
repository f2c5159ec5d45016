use std::path::Path;

use end_of_game::{Position, Score};

use crate::beside::{names_beside, own_names};
use crate::{DatabaseError, Entry, Fault, FileError, Header, Problem};
use crate::{Players, Record, Tournaments, save};

/// Games on their way into a database: their names become numbers.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    year: Option<u16>,
    players: Players,
    tournaments: Tournaments,
    entries: Vec<Entry>,
}

impl Collection {
    /// A collection without games. Names that are known keep their numbers.
    pub fn new(players: Players, tournaments: Tournaments) -> Collection {
        Collection {
            players,
            tournaments,
            ..Collection::default()
        }
    }

    /// Adds a game.
    ///
    /// # Errors
    ///
    /// When a database cannot hold it, or the rules forbid it.
    pub fn add(&mut self, record: &Record) -> Result<(), Problem> {
        let score = score(record)?;
        self.check_start(record)
            .and_then(|()| self.check_year(record))
            .and_then(|()| self.entry(record, score))
            .map(|entry| self.entries.push(entry))
            .map_err(Problem::Database)
    }

    fn check_start(&self, record: &Record) -> Result<(), DatabaseError> {
        match record.start == Position::start() {
            true => Ok(()),
            false => Err(DatabaseError::Start),
        }
    }

    /// The first game says which year the database is about.
    fn check_year(&mut self, record: &Record) -> Result<(), DatabaseError> {
        let year = record.year().unwrap_or(0);
        let first = *self.year.get_or_insert(year);
        match year == first {
            true => Ok(()),
            false => Err(DatabaseError::Year(first, year)),
        }
    }

    fn entry(
        &mut self,
        record: &Record,
        score: u8,
    ) -> Result<Entry, DatabaseError> {
        Ok(Entry {
            tournament: self.tournaments.number_of(&record.place)?,
            black: self.players.number_of(&record.black)?,
            white: self.players.number_of(&record.white)?,
            score,
            best_score: 0,
            plies: record.plies.clone(),
        })
    }

    /// The bytes of the `.wtb` file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = Header {
            games: self.entries.len() as u32,
            year: self.year.unwrap_or(0),
            size: 8,
            ..Header::default()
        };
        let mut bytes = header.to_bytes().to_vec();
        for entry in &self.entries {
            bytes.extend(entry.to_bytes());
        }
        bytes
    }
}

/// Black's points: those recorded if the two colors share all 64, else those
/// of the last position.
fn score(record: &Record) -> Result<u8, Problem> {
    let game = record.replay().map_err(|objection| {
        Problem::Illegal(objection.number, objection.reason)
    })?;
    let shared = |score: &Score| score.black + score.white == 64;
    let result = record.result.filter(shared);
    let reached = Score::result(&game.position.board);
    Ok(result.unwrap_or(reached).black as u8)
}

/// Writes games to a `.wtb` file, and their names to the `.jou` and `.trn`
/// files beside it. The names come first, and names never change their
/// numbers, so that the database is whole at every moment.
pub(crate) fn write_database(
    path: &Path,
    records: &[Record],
) -> Result<(), FileError> {
    let mut collection = Collection::new(
        names_beside(path, "jou", Players::read)?,
        names_beside(path, "trn", Tournaments::read)?,
    );
    for (before, record) in records.iter().enumerate() {
        collection.add(record).map_err(|problem| {
            FileError::fault(path, Fault::in_game(before + 1, problem))
        })?;
    }
    let players = collection.players.to_bytes();
    let tournaments = collection.tournaments.to_bytes();
    write(&own_names(path, "jou"), &players)?;
    write(&own_names(path, "trn"), &tournaments)?;
    write(path, &collection.to_bytes())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    save(path, bytes).map_err(|why| FileError::io(path, why))
}
