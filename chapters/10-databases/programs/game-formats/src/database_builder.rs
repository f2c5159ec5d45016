use std::path::Path;
use std::{fs, io};

use databases::{WthorGame, WthorHeader};
use durability::{save, save_new};
use end_of_game::{Position, Score, Turn};
use records::{Record, in_file};

use crate::{ContentError, FileError, NameTable, WriteError, WriteProblem};

/// A builder of a database, which replaces names with numbers.
#[derive(Clone, Debug, Default)]
pub struct DatabaseBuilder {
    /// The year of the first game, 0 if unknown; `None` before the first game.
    year: Option<u16>,
    /// The names of the players.
    pub players: NameTable<20>,
    /// The names of the tournaments.
    pub tournaments: NameTable<26>,
    games: Vec<WthorGame>,
}

impl DatabaseBuilder {
    /// Adds a game.
    ///
    /// # Errors
    ///
    /// Returns an error if the game is illegal or the database can't hold it.
    pub fn add(&mut self, record: &Record) -> Result<(), WriteProblem> {
        let score = black_points(record)?;
        if record.start != Position::start() {
            return Err(WriteProblem::DifferentStart);
        }
        self.check_year(record)?;
        let game = WthorGame {
            tournament: self
                .tournaments
                .intern(name_or_empty(&record.place))?,
            black: self.players.intern(name_or_empty(&record.black))?,
            white: self.players.intern(name_or_empty(&record.white))?,
            score,
            best_score: 0,
            plies: record.plies.clone(),
        };
        self.games.push(game);
        Ok(())
    }

    /// Checks that a game is from the year of the first game.
    fn check_year(&mut self, record: &Record) -> Result<(), WriteProblem> {
        let date = record.date.as_deref().unwrap_or_default();
        let year = parse_year(date).unwrap_or(0);
        let first = *self.year.get_or_insert(year);
        if year == first {
            Ok(())
        } else {
            Err(WriteProblem::DifferentYear(first, year))
        }
    }

    /// Encodes the games as a `.wtb` file.
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

fn name_or_empty(name: &Option<String>) -> &str {
    name.as_deref().unwrap_or_default()
}

/// Returns Black's points: those of the recorded result if it has 64 points in
/// total, or else those at the end of the game.
fn black_points(record: &Record) -> Result<u8, WriteProblem> {
    let position = record.replay()?.position;
    let score = match record.result {
        Some(score) if score.black + score.white == 64 => score,
        _ if position.turn() == Turn::Over => Score::result(&position.board),
        _ => return Err(WriteProblem::NoResult),
    };
    Ok(score.black as u8)
}

/// Writes games to a new `.wtb` file, and their names to new `.jou` and `.trn`
/// files beside it. If several programs do so at the same time, one succeeds.
///
/// # Errors
///
/// Returns an error if a game is illegal or a database can't hold it, or if a
/// file exists or can't be written.
pub(crate) fn write_new_database(
    path: &Path,
    records: &[Record],
) -> Result<(), FileError> {
    let stem = path.file_stem().unwrap_or_default();
    if stem.eq_ignore_ascii_case("wthor") {
        let why = "WTHOR names files that databases share: take another name";
        return Err(in_file(path)(io::Error::other(why)));
    }
    let mut builder = DatabaseBuilder::default();
    for (game, record) in (1..).zip(records) {
        builder
            .add(record)
            .map_err(|problem| WriteError { game, problem })
            .map_err(ContentError::from)
            .map_err(in_file(path))?;
    }
    // An empty database reserves the path: a program that comes second fails
    // here, before it touches the files with the names.
    let empty = DatabaseBuilder::default().to_bytes();
    save_new(path, &empty).map_err(in_file(path))?;
    write_files(path, &builder).inspect_err(|_| {
        // The first error is the one to report.
        let _ = fs::remove_file(path);
    })
}

/// Writes the files with the names, then the games that refer to them.
fn write_files(
    path: &Path,
    builder: &DatabaseBuilder,
) -> Result<(), FileError> {
    for (extension, names) in [
        ("jou", builder.players.to_bytes()),
        ("trn", builder.tournaments.to_bytes()),
    ] {
        let path = path.with_extension(extension);
        save_new(&path, &names).map_err(in_file(&path))?;
    }
    save(path, &builder.to_bytes()).map_err(in_file(path))
}

/// Returns the year of a date: the first number with exactly four digits.
pub fn parse_year(date: &str) -> Option<u16> {
    date.split(|c: char| !c.is_ascii_digit())
        .find(|number| number.len() == 4)?
        .parse()
        .ok()
}
