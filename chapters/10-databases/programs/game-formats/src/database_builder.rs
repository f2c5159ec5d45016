use std::path::Path;
use std::{fs, io};

use databases::{WthorGame, WthorHeader};
use durability::{save, save_new};
use end_of_game::{Position, Score, Turn};
use records::{Record, in_file};

use crate::{ContentError, FileError, NameTable, WriteError, WriteProblem};

/// Games on their way into a database: their names become numbers.
#[derive(Clone, Debug, Default)]
pub struct DatabaseBuilder {
    year: Option<u16>,
    /// The players of the games.
    pub players: NameTable<20>,
    /// The tournaments of the games.
    pub tournaments: NameTable<26>,
    games: Vec<WthorGame>,
}

impl DatabaseBuilder {
    /// Adds a game. Fails when a database can't hold it, or the rules forbid
    /// it.
    pub fn add(&mut self, record: &Record) -> Result<(), WriteProblem> {
        let score = score(record)?;
        if record.start != Position::start() {
            return Err(WriteProblem::Start);
        }
        self.check_year(record)?;
        let game = self.number_names(record, score)?;
        self.games.push(game);
        Ok(())
    }

    /// The first game says which year the database is about.
    fn check_year(&mut self, record: &Record) -> Result<(), WriteProblem> {
        let year = year_of(record).unwrap_or(0);
        let first = *self.year.get_or_insert(year);
        if year == first {
            Ok(())
        } else {
            Err(WriteProblem::Year(first, year))
        }
    }

    fn number_names(
        &mut self,
        record: &Record,
        score: u8,
    ) -> Result<WthorGame, WriteProblem> {
        Ok(WthorGame {
            tournament: self.tournaments.number_of(text(&record.place))?,
            black: self.players.number_of(text(&record.black))?,
            white: self.players.number_of(text(&record.white))?,
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

/// What was written down; nothing if nothing was.
fn text(known: &Option<String>) -> &str {
    known.as_deref().unwrap_or_default()
}

/// Black's points: those recorded if the two colors share all 64, else those
/// at the end of the game.
fn score(record: &Record) -> Result<u8, WriteProblem> {
    let game = record.replay()?;
    let shared = |score: &Score| score.black + score.white == 64;
    let end = (game.position.turn() == Turn::Over)
        .then(|| Score::result(&game.position.board));
    let result = record.result.filter(shared).or(end);
    Ok(result.ok_or(WriteProblem::NoResult)?.black as u8)
}

/// Writes games to a `.wtb` file that doesn't exist yet, and their names to the
/// `.jou` and `.trn` files beside it. Of several programs that do so at once,
/// one succeeds. Fails when a database can't hold the games, a game breaks a
/// rule, or a file exists or can't be written.
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
    for (before, record) in records.iter().enumerate() {
        builder.add(record).map_err(|problem| {
            let game = before + 1;
            let error = ContentError::from(WriteError { game, problem });
            in_file(path)(error)
        })?;
    }
    // Whoever is late finds the name taken, and writes no names of players.
    let empty = DatabaseBuilder::default().to_bytes();
    save_new(path, &empty).map_err(in_file(path))?;
    write_files(path, &builder)
        .inspect_err(|_| fs::remove_file(path).unwrap_or_default())
}

/// Writes the names before the games that need them.
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

/// The year of a game's date: the first four digits in a row.
pub fn year_of(record: &Record) -> Option<u16> {
    let date = record.date.as_deref()?;
    let mut numbers = date.split(|sign: char| !sign.is_ascii_digit());
    numbers.find(|number| number.len() == 4)?.parse().ok()
}
