use std::io;
use std::path::Path;

use end_of_game::{Position, Score, Turn};

use crate::file_error::in_file;
use crate::name_files::{load_names, name_file_path};
use crate::{DatabaseError, FileError, Problem, WthorGame, WthorHeader};
use crate::{PlayerNames, Record, TournamentNames, save};

/// Games on their way into a database: their names become numbers.
#[derive(Clone, Debug, Default)]
pub struct DatabaseBuilder {
    year: Option<u16>,
    /// The players of the games, and those known before.
    pub players: PlayerNames,
    /// The tournaments of the games, and those known before.
    pub tournaments: TournamentNames,
    games: Vec<WthorGame>,
}

impl DatabaseBuilder {
    /// Adds a game.
    ///
    /// # Errors
    ///
    /// When a database cannot hold it, or the rules forbid it.
    pub fn add(&mut self, record: &Record) -> Result<(), Problem> {
        let score = score(record)?;
        if record.start != Position::start() {
            return Err(DatabaseError::Start.into());
        }
        self.check_year(record)?;
        let game = self.number_names(record, score)?;
        self.games.push(game);
        Ok(())
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

    fn number_names(
        &mut self,
        record: &Record,
        score: u8,
    ) -> Result<WthorGame, DatabaseError> {
        Ok(WthorGame {
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
        let header = WthorHeader {
            games: self.games.len() as u32,
            year: self.year.unwrap_or(0),
            size: 8,
            ..WthorHeader::default()
        };
        let mut bytes = header.to_bytes().to_vec();
        for game in &self.games {
            bytes.extend(game.to_bytes());
        }
        bytes
    }
}

/// Black's points: those recorded if the two colors share all 64, else those
/// at the end of the game.
fn score(record: &Record) -> Result<u8, Problem> {
    let game = record.replay()?;
    let shared = |score: &Score| score.black + score.white == 64;
    let end = (game.position.turn() == Turn::Over)
        .then(|| Score::result(&game.position.board));
    let result = record.result.filter(shared).or(end);
    Ok(result.ok_or(DatabaseError::NoResult)?.black as u8)
}

/// Writes games to a `.wtb` file, and their names to the `.jou` and `.trn`
/// files beside it. The names come first, and names never change their
/// numbers, so that the database is whole at every moment.
pub(crate) fn write_database(
    path: &Path,
    records: &[Record],
) -> Result<(), FileError> {
    let stem = path.file_stem().unwrap_or_default();
    if stem.eq_ignore_ascii_case("wthor") {
        let why = "WTHOR names files that databases share: take another name";
        return Err(in_file(path)(io::Error::other(why)));
    }
    let mut builder = DatabaseBuilder {
        players: load_names(path, "jou", PlayerNames::from_reader)?,
        tournaments: load_names(path, "trn", TournamentNames::from_reader)?,
        ..DatabaseBuilder::default()
    };
    for (before, record) in records.iter().enumerate() {
        let added = builder.add(record);
        let added = added.map_err(|problem| problem.in_game(before + 1));
        added.map_err(in_file(path))?;
    }
    let files = [
        (name_file_path(path, "jou"), builder.players.to_bytes()),
        (name_file_path(path, "trn"), builder.tournaments.to_bytes()),
        (path.to_path_buf(), builder.to_bytes()),
    ];
    for (path, bytes) in files {
        save(&path, &bytes).map_err(in_file(&path))?;
    }
    Ok(())
}
