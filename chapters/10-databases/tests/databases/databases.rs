//! Tests of decoding and encoding the WTHOR format.

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

/// Encodes a database of three games.
fn database() -> Vec<u8> {
    let games = ["f5", "f5d6", "f5d6c3"];
    common::database(&games.map(|moves| common::game(0, 1, 40, moves)))
}

/// Reads a database and returns a line for each game or error.
fn read_all(bytes: &[u8]) -> String {
    let line = |result: Result<WthorGame, DatabaseError>| match result {
        Ok(game) => format!("{} moves", game.plies.len()),
        Err(error) => error.to_string(),
    };
    match WthorGames::new(bytes) {
        Ok(games) => games.map(line).collect::<Vec<_>>().join("\n"),
        Err(error) => error.to_string(),
    }
}

/// Returns the bytes with the one at `at` changed.
fn with(mut bytes: Vec<u8>, at: usize, byte: u8) -> Vec<u8> {
    bytes[at] = byte;
    bytes
}

#[test]
fn header_round_trip() {
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
fn decodes_and_encodes_game() {
    let mut bytes = [0; 68];
    bytes[..11].copy_from_slice(&[1, 2, 3, 4, 5, 6, 40, 33, 56, 11, 88]);
    let game = WthorGame {
        tournament: 0x201,
        black: 0x403,
        white: 0x605,
        score: 40,
        best_score: 33,
        plies: plies("f5a1h8"),
    };
    assert_eq!(WthorGame::from_bytes(&bytes).unwrap(), game);
    assert_eq!(game.to_bytes(), bytes);
}

#[test]
fn exactly_64_bytes_are_squares() {
    let squares: Vec<_> = (0..=255)
        .filter_map(|byte| Some((byte, square_of(byte)?)))
        .collect();
    assert_eq!(squares.len(), 64);
    for (byte, square) in squares {
        assert_eq!(byte_of(Ply::Move(square)), Some(byte), "{square}");
    }
    assert_eq!(byte_of(Ply::Pass), None);
}

#[test]
fn passes_are_not_encoded() {
    let bytes = |moves| common::game(0, 0, 32, moves).to_bytes();
    assert_eq!(bytes("f5pass d6"), bytes("f5d6"));
}

#[test]
fn rejects_byte_that_is_not_a_square() {
    let mut bytes = [0; 68];
    for byte in [9, 10, 19, 91, 255] {
        bytes[8] = byte;
        let error = WthorGame::from_bytes(&bytes).unwrap_err();
        assert_eq!(error, GameError::Byte(byte));
    }
}

#[test]
fn go_to_seeks_to_game() {
    let mut games = WthorGames::new(Cursor::new(database())).unwrap();
    for (number, moves) in [(3, 3), (1, 1), (2, 2)] {
        games.go_to(number).unwrap();
        let game = games.next().unwrap().unwrap();
        assert_eq!(game.plies.len(), moves);
    }
    games.go_to(4).unwrap();
    assert!(games.next().is_none());
}

#[test]
fn maximum_game_count_does_not_overflow() {
    let mut bytes = database();
    bytes[4..8].fill(255);
    let endless = Cursor::new(bytes).chain(io::repeat(0));
    let mut games = WthorGames::new(Endless(endless)).unwrap();
    games.go_to(u32::MAX).unwrap();
    assert!(games.next().unwrap().is_ok());
    let error = games.next().unwrap().unwrap_err();
    assert!(error.to_string().contains("goes on"), "{error}");
    assert!(games.next().is_none());
}

/// An endless input on which seeking does nothing.
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

#[test]
fn go_to_skips_invalid_games() {
    let mut bytes = database();
    bytes[16..16 + 2 * 68].fill(255);
    let mut games = WthorGames::new(Cursor::new(bytes)).unwrap();
    games.go_to(3).unwrap();
    assert!(games.next().unwrap().is_ok());
}

#[test]
fn truncated_database_yields_complete_games() {
    let bytes = database();
    assert_snapshot!(read_all(&bytes[..16 + 2 * 68 + 30]), @r"
    1 moves
    2 moves
    game 3: the file ends after 30 of 68 bytes
    ");
    assert_snapshot!(read_all(&bytes[..16 + 68]), @r"
    1 moves
    game 2: the file ends here, but its header counts 3
    ");
    assert_snapshot!(read_all(&bytes[..10]), @"the header: the file ends after 10 of 16 bytes");
    assert_snapshot!(read_all(&[]), @"the header: the file ends after 0 of 16 bytes");
}

#[test]
fn iteration_continues_after_invalid_game() {
    assert_snapshot!(read_all(&with(database(), 16 + 68 + 8, 99)), @r"
    1 moves
    game 2: 99 isn't a square: f5, in row 5 and column 6, is 56
    3 moves
    ");
    assert_snapshot!(read_all(&with(database(), 16 + 6, 65)), @r"
    game 1: Black can't have 65 points: there are 64 in all
    2 moves
    3 moves
    ");
}

#[test]
fn rejects_other_files_and_wrong_counts() {
    let bytes = database();
    let longer = [&bytes[..], &[0]].concat();
    let results = [
        read_all(&with(bytes.clone(), 12, 10)),
        read_all(&with(bytes.clone(), 13, 1)),
        read_all(&with(bytes.clone(), 4, 2)),
        read_all(&longer),
    ];
    assert_snapshot!(results.join("\n"), @r"
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
fn io_error_ends_iteration() {
    let bytes = database();
    let games = WthorGames::new(Broken(&bytes[..16 + 68 + 1])).unwrap();
    let results: Vec<_> = games.map(|game| game.is_ok()).collect();
    assert_eq!(results, [true, false]);
}

#[test]
fn names_are_latin_1_and_zero_terminated() {
    let long = "x".repeat(20);
    let bytes = common::names::<20>(&["André\0rest-of-it----", &long]);
    let players = PlayerNames::from_reader(&bytes[..]).unwrap();
    assert_eq!(players.get(0), Some("André"));
    assert_eq!(players.get(1), Some(&*long));
    assert_eq!(players.get(2), None);
}

#[test]
fn name_list_errors_name_the_location() {
    let bytes = common::names::<20>(&["Ann"]);
    let error =
        |bytes: &[u8]| PlayerNames::from_reader(bytes).unwrap_err().to_string();
    let errors = [
        error(&bytes[..3]),
        error(&bytes[..20]),
        error(&bytes[..16]),
        error(&[&bytes[..], &[0; 20]].concat()),
    ];
    assert_snapshot!(errors.join("\n"), @r"
    the header: the file ends after 3 of 16 bytes
    name 1: the file ends after 4 of 20 bytes
    name 1: the file ends here, but its header counts 1
    name 2: the file goes on, past what its header counts
    ");
}

#[test]
fn missing_names_become_numbers() {
    let bytes = database();
    let players = common::names::<20>(&["???"]);
    let mut database = Database {
        games: WthorGames::new(&bytes[..]).unwrap(),
        players: PlayerNames::from_reader(&players[..]).unwrap(),
        tournaments: TournamentNames::default(),
    };
    let record = database.next().unwrap().unwrap();
    assert_eq!(
        (record.black, record.white),
        (None, Some("player 1".to_string()))
    );
    assert_eq!(
        [record.place, record.date],
        [Some("tournament 0".to_string()), Some("1990".to_string())]
    );
}

#[test]
fn games_come_in_the_order_of_the_file() {
    let games = ["f5", "f5d6", "f5d6c3"];
    let games = games.map(|moves| common::game(0, 1, 40, moves));
    let bytes = common::database(&games);
    let read: Result<Vec<_>, _> = WthorGames::new(&*bytes).unwrap().collect();
    assert_eq!(read.unwrap(), games);
}
