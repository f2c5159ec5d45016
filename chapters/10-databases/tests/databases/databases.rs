//! Databases in the federation's format, byte by byte.

use std::io::{self, Cursor, Read, Seek, SeekFrom};

use databases::{
    Database, DatabaseError, GameError, PlayerNames, TournamentNames,
    WthorGame, WthorGames, WthorHeader, byte_of, square_of,
};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::records::plies;
use whole_games::Ply;

use crate::common;

/// A database of three games.
fn database() -> Vec<u8> {
    let games = ["f5", "f5d6", "f5d6c3"];
    common::database(&games.map(|moves| common::game(0, 1, 40, moves)))
}

/// What reading these bytes comes to, game by game.
fn told(bytes: &[u8]) -> String {
    let line = |result: Result<WthorGame, DatabaseError>| match result {
        Ok(entry) => format!("{} moves", entry.plies.len()),
        Err(error) => error.to_string(),
    };
    match WthorGames::new(bytes) {
        Ok(entries) => entries.map(line).collect::<Vec<_>>().join("\n"),
        Err(error) => error.to_string(),
    }
}

/// The bytes with this one changed.
fn with(mut bytes: Vec<u8>, at: usize, byte: u8) -> Vec<u8> {
    bytes[at] = byte;
    bytes
}

#[test]
fn a_header_is_sixteen_bytes() {
    let bytes = [20, 25, 11, 27, 0x39, 5, 0, 0, 7, 1, 0xc6, 7, 8, 0, 24, 0];
    let header = WthorHeader {
        created: [20, 25, 11, 27],
        games: 0x539,
        names: 0x107,
        year: 1990,
        size: 8,
        kind: 0,
        depth: 24,
    };
    assert_eq!(WthorHeader::from_bytes(bytes), header);
    assert_eq!(header.to_bytes(), bytes);
}

#[test]
fn a_game_is_read_byte_by_byte() {
    let mut bytes = [0; 68];
    bytes[..11].copy_from_slice(&[1, 2, 3, 4, 5, 6, 40, 33, 56, 11, 88]);
    let entry = WthorGame {
        tournament: 0x201,
        black: 0x403,
        white: 0x605,
        score: 40,
        best_score: 33,
        plies: plies("f5a1h8"),
    };
    assert_eq!(WthorGame::from_bytes(&bytes).unwrap(), entry);
    assert_eq!(entry.to_bytes(), bytes);
}

#[test]
fn each_square_has_a_byte_and_no_other_byte_is_a_square() {
    let squares = (0..=255).filter_map(|byte| Some((byte, square_of(byte)?)));
    let squares: Vec<_> = squares.collect();
    assert_eq!(squares.len(), 64);
    for (byte, square) in squares {
        assert_eq!(byte_of(Ply::Move(square)), Some(byte), "{square}");
    }
    assert_eq!(byte_of(Ply::Pass), None);
}

#[test]
fn a_pass_takes_no_byte() {
    let bytes = |moves| common::game(0, 0, 32, moves).to_bytes();
    assert_eq!(bytes("f5pass d6"), bytes("f5d6"));
}

#[test]
fn a_byte_that_is_no_square_is_named() {
    let mut bytes = [0; 68];
    for (byte, says) in [(9, 9), (10, 10), (19, 19), (91, 91), (255, 255)] {
        bytes[8] = byte;
        let problem = WthorGame::from_bytes(&bytes).unwrap_err();
        assert_eq!(problem, GameError::Byte(says));
    }
}

#[test]
fn a_game_is_opened_by_its_number() {
    let mut entries = WthorGames::new(Cursor::new(database())).unwrap();
    for (number, moves) in [(3, 3), (1, 1), (2, 2)] {
        entries.go_to(number).unwrap();
        let entry = entries.next().unwrap().unwrap();
        assert_eq!(entry.plies.len(), moves);
    }
    entries.go_to(4).unwrap();
    assert!(entries.next().is_none());
}

#[test]
fn as_many_games_as_a_header_can_count_are_not_one_too_many() {
    let mut bytes = database();
    bytes[4..8].fill(255);
    let endless = Cursor::new(bytes).chain(io::repeat(0));
    let mut entries = WthorGames::new(Endless(endless)).unwrap();
    entries.go_to(u32::MAX).unwrap();
    assert!(entries.next().unwrap().is_ok());
    let error = entries.next().unwrap().unwrap_err();
    assert!(error.to_string().contains("goes on"), "{error}");
    assert!(entries.next().is_none());
}

/// An input that is everywhere the same.
struct Endless<R>(R);

impl<R: Read> Read for Endless<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

impl<R> Seek for Endless<R> {
    fn seek(&mut self, _: SeekFrom) -> io::Result<u64> {
        Ok(0)
    }
}

/// Only the bytes of the game are read, not those of the games before it.
#[test]
fn opening_a_game_reads_no_other() {
    let mut bytes = database();
    bytes[16..16 + 2 * 68].fill(255);
    let mut entries = WthorGames::new(Cursor::new(bytes)).unwrap();
    entries.go_to(3).unwrap();
    assert!(entries.next().unwrap().is_ok());
}

#[test]
fn a_database_that_ends_early_gives_what_it_has() {
    let bytes = database();
    assert_snapshot!(told(&bytes[..16 + 2 * 68 + 30]), @r"
    1 moves
    2 moves
    game 3: the file ends after 30 of 68 bytes
    ");
    assert_snapshot!(told(&bytes[..16 + 68]), @r"
    1 moves
    game 2: the file ends here, but its header counts 3
    ");
    assert_snapshot!(told(&bytes[..10]), @"the header: the file ends after 10 of 16 bytes");
    assert_snapshot!(told(&[]), @"the header: the file ends after 0 of 16 bytes");
}

#[test]
fn a_game_that_cannot_be_read_does_not_hide_the_next() {
    assert_snapshot!(told(&with(database(), 16 + 68 + 8, 99)), @r"
    1 moves
    game 2: 99 isn't a square: f5, in row 5 and column 6, is 56
    3 moves
    ");
    assert_snapshot!(told(&with(database(), 16 + 6, 65)), @r"
    game 1: Black can't have 65 points: there are 64 in all
    2 moves
    3 moves
    ");
}

#[test]
fn a_file_that_is_no_database_of_games_is_refused() {
    let bytes = database();
    let longer = [&bytes[..], &[0]].concat();
    let all = [
        with(bytes.clone(), 12, 10),
        with(bytes.clone(), 13, 1),
        with(bytes.clone(), 4, 2),
        longer,
    ];
    let all = all.map(|bytes| told(&bytes));
    assert_snapshot!(all.join("\n"), @r"
    the header: the board has 10 squares a side: we only read 8
    the header: the file holds problems: we only read games
    1 moves
    2 moves
    game 3: the file goes on, past what its header counts
    1 moves
    2 moves
    3 moves
    game 4: the file goes on, past what its header counts
    ");
}

/// An input that fails after some bytes.
struct Broken<'a>(&'a [u8]);

impl Read for Broken<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self.0.read(bytes)? {
            0 => Err(io::Error::other("the disk is gone")),
            length => Ok(length),
        }
    }
}

#[test]
fn an_input_that_fails_is_reported_once() {
    let bytes = database();
    let entries = WthorGames::new(Broken(&bytes[..16 + 68 + 1])).unwrap();
    let told: Vec<_> = entries.map(|entry| entry.is_ok()).collect();
    assert_eq!(told, [true, false]);
}

#[test]
fn names_are_latin_1_and_end_at_a_zero() {
    let long = "x".repeat(20);
    let bytes = common::names::<20>(&["André\0rest-of-it----", &long]);
    let players = PlayerNames::from_reader(&bytes[..]).unwrap();
    assert_eq!(players.get(0), Some("André"));
    assert_eq!(players.get(1), Some(&*long));
    assert_eq!(players.get(2), None);
}

#[test]
fn a_list_of_names_that_is_wrong_says_at_which_name() {
    let bytes = common::names::<20>(&["Ann"]);
    let told =
        |bytes: &[u8]| PlayerNames::from_reader(bytes).unwrap_err().to_string();
    let all = [
        told(&bytes[..3]),
        told(&bytes[..20]),
        told(&bytes[..16]),
        told(&[&bytes[..], &[0; 20]].concat()),
    ];
    assert_snapshot!(all.join("\n"), @r"
    the header: the file ends after 3 of 16 bytes
    name 1: the file ends after 4 of 20 bytes
    name 1: the file ends here, but its header counts 1
    name 2: the file goes on, past what its header counts
    ");
}

#[test]
fn numbers_without_a_name_are_shown_as_numbers() {
    let bytes = database();
    let players = common::names::<20>(&["???"]);
    let players = PlayerNames::from_reader(&players[..]).unwrap();
    let entries = WthorGames::new(&bytes[..]).unwrap();
    let mut games = Database {
        games: entries,
        players,
        tournaments: TournamentNames::default(),
    };
    let game = games.next().unwrap().unwrap();
    assert_eq!(
        (game.black, game.white),
        (None, Some("player 1".to_string()))
    );
    assert_eq!(
        [game.place, game.date],
        [Some("tournament 0".to_string()), Some("1990".to_string())]
    );
}
