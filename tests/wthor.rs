//! The French federation's databases of real games, replayed through the
//! chapters: every game must be legal, every finished game must score as
//! recorded.
//!
//! The files are the federation's and not part of the project. They are looked
//! for in the folder that `OTHELLIER_WTHOR` names, else beside the checkout,
//! in `../shared/wthor`. Without them the tests say so and pass.

mod positions;

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use board::Square;
use end_of_game::{Ply, Position, Score, Turn, read_transcript, referee};
use positions::example;
use pretty_assertions::assert_eq;

/// A game as a `.wtb` file records it.
struct Record {
    black_score: usize,
    moves: Vec<Ply>,
}

/// Reads a `.wtb` file: a header of 16 bytes, then 68 bytes for each game.
fn records(file: &[u8]) -> Vec<Record> {
    let (header, games) = file.split_at(16);
    let count = u32::from_le_bytes(header[4..8].try_into().unwrap());
    assert_eq!(games.len(), count as usize * 68);
    games.chunks(68).map(record).collect()
}

/// Reads a game: tournament and players in 6 bytes, Black's score, Black's
/// score in theory, 60 moves. A move that was not played is 0, and passes are
/// left out.
fn record(bytes: &[u8]) -> Record {
    let moves = bytes[8..].iter().take_while(|&&byte| byte != 0);
    Record {
        black_score: bytes[6].into(),
        moves: moves.map(|&byte| Ply::Move(square(byte))).collect(),
    }
}

/// A square is its column and ten times its row, both from 1: f5 is 56.
fn square(byte: u8) -> Square {
    let (row, column) = (byte / 10, byte % 10);
    Square::at(i32::from(column) - 1, i32::from(row) - 1)
}

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

fn read(folder: &Path, year: u32) -> Vec<Record> {
    let path = folder.join(format!("WTH_{year}.wtb"));
    let file = fs::read(&path);
    records(&file.unwrap_or_else(|why| panic!("{}: {why}", path.display())))
}

/// Replays a year: the games that are finished, and all games.
fn replay(folder: &Path, year: u32) -> (usize, usize) {
    let records = read(folder, year);
    let finished = records.iter().enumerate().filter(|(number, record)| {
        let game = referee(Position::start(), &record.moves)
            .unwrap_or_else(|why| panic!("{year}, record {number}: {why}"));
        let is_over = game.position.turn() == Turn::Over;
        if is_over {
            let score = Score::result(&game.position.board);
            assert_eq!(score.black, record.black_score, "{year} {number}");
        }
        is_over
    });
    (finished.count(), records.len())
}

#[test]
fn every_game_is_legal_and_every_finished_game_scores_as_recorded() {
    let Some(folder) = folder() else { return };
    let years = [
        (1977, 12, 12),
        (1978, 8, 8),
        (1979, 11, 11),
        (1980, 160, 160),
        (1981, 150, 153),
        (1990, 2_965, 2_986),
        (2021, 320, 320),
        (2025, 2_010, 2_010),
    ];
    for (year, finished, all) in years {
        assert_eq!(replay(&folder, year), (finished, all), "{year}");
    }
}

#[test]
fn the_game_that_leaves_b1_empty_is_record_803_of_1990() {
    let Some(folder) = folder() else { return };
    let recorded = &read(&folder, 1990)[803];
    let transcript = read_transcript(example("b1").transcript).unwrap();
    assert_eq!(recorded.moves, transcript);
    assert_eq!(recorded.black_score, 35);
}

#[test]
fn a_record_is_read_byte_by_byte() {
    let mut file = vec![0; 16 + 68];
    file[4] = 1; // one game
    file[16 + 6] = 40;
    file[16 + 8..16 + 10].copy_from_slice(&[56, 11]);
    let [record] = &records(&file)[..] else {
        panic!("not one game");
    };
    assert_eq!(record.black_score, 40);
    assert_eq!(record.moves, read_transcript("f5a1").unwrap());
}
