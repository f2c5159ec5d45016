//! The French federation's databases of real games, read by chapter 7 and
//! replayed through the chapters below it: every game must be legal, every
//! finished game must score as recorded.
//!
//! The files are the federation's and not part of the project. They are looked
//! for in the folder that `OTHELLIER_WTHOR` names, else beside the checkout,
//! in `../shared/wthor`. Without them the tests say so and pass.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::positions::example;
use end_of_game::{Score, Turn, read_transcript};
use pretty_assertions::assert_eq;
use records::{
    Entries, Header, Names, Players, Query, Record, Stats, Tournaments,
    read_file, read_game,
};

/// The folder of the databases, unless there is none.
fn folder() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wthor");
    let named = env::var_os("OTHELLIER_WTHOR").map(PathBuf::from);
    let folder = named.unwrap_or(beside);
    if folder.is_dir() {
        return Some(folder);
    }
    // What a test prints with println! is seen only if the test fails.
    let why = format!("skipped: there is no folder {}\n", folder.display());
    io::stderr().write_all(why.as_bytes()).unwrap();
    None
}

fn file(folder: &Path, year: u32) -> PathBuf {
    folder.join(format!("WTH_{year}.wtb"))
}

fn games(folder: &Path, year: u32) -> Vec<Record> {
    let games = read_file(&file(folder, year)).unwrap();
    games.map(Result::unwrap).collect()
}

/// The games of each year: those that are finished, and all.
const YEARS: [(u32, usize, usize); 8] = [
    (1977, 12, 12),
    (1978, 8, 8),
    (1979, 11, 11),
    (1980, 160, 160),
    (1981, 150, 153),
    (1990, 2_965, 2_986),
    (2021, 320, 320),
    (2025, 2_010, 2_010),
];

#[test]
fn every_game_is_legal_and_every_finished_game_scores_as_recorded() {
    let Some(folder) = folder() else { return };
    for (year, finished, all) in YEARS {
        let games = games(&folder, year);
        let of_finished = games.iter().filter(|record| {
            let position = record.replay().unwrap().position;
            let is_over = position.turn() == Turn::Over;
            let result = Some(Score::result(&position.board));
            assert!(!is_over || result == record.result, "{record}");
            is_over
        });
        assert_eq!((of_finished.count(), games.len()), (finished, all));
    }
}

#[test]
fn the_game_that_leaves_b1_empty_is_game_804_of_1990() {
    let Some(folder) = folder() else { return };
    let game = read_game(&file(&folder, 1990), 804).unwrap().unwrap();
    let transcript = read_transcript(example("b1").transcript).unwrap();
    assert_eq!(game.plies, transcript);
    let known = (&*game.black, &*game.date, &*game.place);
    assert_eq!(known, ("Ralle Paul", "1990", "Diverses parties"));
    assert_eq!(game.result.unwrap().to_string(), "35-29");
}

/// The federation's own bytes are what the reader understood, all of them.
#[test]
fn every_file_written_again_is_the_same_file() {
    let Some(folder) = folder() else { return };
    for (year, _, all) in YEARS {
        let file = fs::read(file(&folder, year)).unwrap();
        assert_eq!(file.len(), 16 + 68 * all);
        let mut entries = Entries::new(&file[..]).unwrap();
        let mut again = entries.header().to_bytes().to_vec();
        again.extend(entries.by_ref().flat_map(|it| it.unwrap().to_bytes()));
        assert!(again == file, "{year}");
    }
    let players = fs::read(folder.join("WTHOR.JOU")).unwrap();
    assert!(is_the_same(Players::read(&players[..]).unwrap(), &players));
    let tournaments = fs::read(folder.join("WTHOR.TRN")).unwrap();
    let read = Tournaments::read(&tournaments[..]).unwrap();
    assert!(is_the_same(read, &tournaments));
}

/// Whether a list of names has the bytes of this file, but for its date.
fn is_the_same<const WIDTH: usize>(names: Names<WIDTH>, file: &[u8]) -> bool {
    let again = names.to_bytes();
    let header = |bytes: &[u8]| {
        let bytes = bytes[..16].try_into().unwrap();
        Header::from_bytes(bytes).names
    };
    header(&again) == header(file) && again[16..] == file[16..]
}

#[test]
fn a_year_in_numbers() {
    let Some(folder) = folder() else { return };
    let mut stats = Stats::default();
    for game in games(&folder, 1990) {
        stats.add(&game).unwrap();
    }
    let counted = Stats {
        games: 2_986,
        finished: 2_965,
        black: 1_410,
        white: 1_494,
        drawn: 82,
        with_empty_squares: 167,
        with_passes: 1_821,
        passes: 3_817,
        misrecorded: 0,
    };
    assert_eq!(stats, counted);
}

#[test]
fn a_player_is_found() {
    let Some(folder) = folder() else { return };
    let query = Query {
        player: Some("ralle".to_string()),
        ..Query::default()
    };
    let games = games(&folder, 1990);
    let found = games.iter().filter(|game| query.matches(game)).count();
    assert_eq!(found, 66);
}
