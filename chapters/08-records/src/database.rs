use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::path::Path;

use end_of_game::Score;

use crate::file_error::in_file;
use crate::name_files::load_names;
use crate::{
    FileError, PlayerNames, Record, RecordError, TournamentNames, WthorGame,
    WthorGames,
};

/// A database with the names that its games refer to.
#[derive(Debug)]
pub struct Database<R> {
    games: WthorGames<R>,
    players: PlayerNames,
    tournaments: TournamentNames,
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
        let file = stage::open(path).map_err(in_file(path))?;
        let games = WthorGames::new(BufReader::new(file));
        Ok(Database {
            games: games.map_err(in_file(path))?,
            players: load_names(path, "jou", PlayerNames::from_reader)?,
            tournaments: load_names(path, "trn", TournamentNames::from_reader)?,
        })
    }
}

impl<R: Read> Database<R> {
    /// A database from its three parts.
    pub fn new(
        games: WthorGames<R>,
        players: PlayerNames,
        tournaments: TournamentNames,
    ) -> Database<R> {
        Database {
            games,
            players,
            tournaments,
        }
    }

    /// The games by themselves.
    pub fn games(&mut self) -> &mut WthorGames<R> {
        &mut self.games
    }

    /// Whether the players have names.
    pub fn names_players(&self) -> bool {
        self.players != PlayerNames::default()
    }

    /// The record of a game: its numbers become names.
    pub fn record(&self, game: WthorGame) -> Record {
        let year = match self.games.header().year {
            0 => String::new(),
            year => year.to_string(),
        };
        Record {
            black: self.player(game.black),
            white: self.player(game.white),
            date: year,
            place: match self.tournaments.get(game.tournament) {
                Some(name) => name.to_string(),
                None => format!("tournament {}", game.tournament),
            },
            result: Some(Score {
                black: game.score.into(),
                white: 64 - usize::from(game.score),
            }),
            perfect_play: self.perfect_play(game.best_score),
            plies: game.plies,
            ..Record::default()
        }
    }

    /// What is known about perfect play in a game.
    fn perfect_play(&self, best: u8) -> String {
        let depth = match self.games.header().depth {
            0 => 22,
            depth => depth,
        };
        match (1..=64).contains(&best) {
            true => format!("{depth} squares empty: {best}-{}", 64 - best),
            false => String::new(),
        }
    }

    /// The name of a player; the federation writes ??? when it is unknown.
    fn player(&self, number: u16) -> String {
        match self.players.get(number) {
            Some("???") => String::new(),
            Some(name) => name.to_string(),
            None => format!("player {number}"),
        }
    }
}

impl<R: Read> Iterator for Database<R> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        let game = self.games.next()?;
        Some(game.map(|game| self.record(game)))
    }
}

impl<R: Read + Seek> Database<R> {
    /// The game with this number, from 1, and nothing before it is read.
    ///
    /// # Errors
    ///
    /// When the game cannot be read.
    pub fn game(&mut self, number: u32) -> Result<Option<Record>, RecordError> {
        self.games.go_to(number)?;
        self.next().transpose()
    }
}
