use std::io::Read;
use std::io::Seek;
use std::{fs::File, io::BufReader, path::Path};

use end_of_game::Score;
use records::in_file;
use records::{Record, non_empty};

use crate::DatabaseError;
use crate::WthorGame;
use crate::{FileError, load_names};
use crate::{PlayerNames, TournamentNames, WthorGames};

/// A database with the names that its games refer to.
#[derive(Debug)]
pub struct Database<R> {
    /// The games.
    pub games: WthorGames<R>,
    /// The names of their players.
    pub players: PlayerNames,
    /// The names of their tournaments.
    pub tournaments: TournamentNames,
}

impl<R: Read> Database<R> {
    /// The record of a game: its numbers become names.
    pub fn record(&self, game: WthorGame) -> Record {
        let header = self.games.header();
        let tournament = self.tournaments.name(game.tournament, "tournament");
        Record {
            black: non_empty(&self.players.name(game.black, "player")),
            white: non_empty(&self.players.name(game.white, "player")),
            date: non_empty(&header.year_in_digits()),
            place: non_empty(&tournament),
            result: Some(Score {
                black: game.score.into(),
                white: 64 - usize::from(game.score),
            }),
            perfect_play: non_empty(&header.perfect_play(game.best_score)),
            plies: game.plies,
            ..Record::default()
        }
    }
}

impl<R: Read> Iterator for Database<R> {
    type Item = Result<Record, DatabaseError>;

    fn next(&mut self) -> Option<Result<Record, DatabaseError>> {
        let game = self.games.next()?;
        Some(game.map(|game| self.record(game)))
    }
}

impl Database<BufReader<File>> {
    /// Opens a `.wtb` file, and the lists of names beside it. Without them, the
    /// players and tournaments are numbers.
    ///
    /// # Errors
    ///
    /// When a file can't be read.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        let file = chapter_cli::open(path).map_err(in_file(path))?;
        let games = WthorGames::new(BufReader::new(file));
        Ok(Database {
            games: games.map_err(in_file(path))?,
            players: load_names(path, "jou", PlayerNames::from_reader)?,
            tournaments: load_names(path, "trn", TournamentNames::from_reader)?,
        })
    }
}

impl<R: Read + Seek> Database<R> {
    /// The game with this number, from 1; nothing before it is read.
    ///
    /// # Errors
    ///
    /// When the game can't be read.
    pub fn game(
        &mut self,
        number: u32,
    ) -> Result<Option<Record>, DatabaseError> {
        self.games.go_to(number)?;
        self.next().transpose()
    }
}
