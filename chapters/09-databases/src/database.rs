use std::fs::File;
use std::io::BufReader;
use std::io::Read;
use std::io::Seek;
use std::path::Path;

use end_of_game::Score;
use records::Record;
use records::in_file;

use crate::DatabaseError;
use crate::FileError;
use crate::WthorGame;
use crate::load_names;
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
        Record {
            black: self.players.name(game.black, "player"),
            white: self.players.name(game.white, "player"),
            date: header.year_in_digits(),
            place: self.tournaments.name(game.tournament, "tournament"),
            result: Some(Score {
                black: game.score.into(),
                white: 64 - usize::from(game.score),
            }),
            perfect_play: header.perfect_play(game.best_score),
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
    /// Opens a `.wtb` file, with the `.jou` and `.trn` files of the same name
    /// beside it, or those that are named WTHOR. Without them the players and
    /// tournaments are numbers.
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
