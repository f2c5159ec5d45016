//! Databases in the federation's format, byte by byte.

use std::fmt::Display;
use std::io::{self, Cursor, Read, Seek, SeekFrom};

use end_of_game::Score;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{
    Database, DatabaseBuilder, DatabaseError, NameList, PlayerNames, Record,
    RecordError, TournamentNames, WthorGame, WthorGames, WthorHeader,
};
use testing::endings::WIPED_OUT;
use whole_games::{Ply, parse_transcript};

fn plies(transcript: &str) -> Vec<Ply> {
    parse_transcript(transcript).unwrap()
}

fn record(black: &str, white: &str, transcript: &str) -> Record {
    Record {
        black: black.to_string(),
        white: white.to_string(),
        date: "1990".to_string(),
        place: "Paris".to_string(),
        result: Some(Score {
            black: 40,
            white: 24,
        }),
        plies: plies(transcript),
        ..Record::default()
    }
}

/// A database of three games.
fn database() -> Vec<u8> {
    let mut collection = DatabaseBuilder::default();
    for transcript in ["f5", "f5d6", "f5d6c3"] {
        collection.add(&record("Ann", "Bob", transcript)).unwrap();
    }
    collection.to_bytes()
}

fn entries(bytes: &[u8]) -> Vec<Result<WthorGame, RecordError>> {
    WthorGames::new(bytes).unwrap().collect()
}

/// What reading these bytes comes to, game by game.
fn told(bytes: &[u8]) -> String {
    let line = |result: Result<WthorGame, RecordError>| match result {
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
fn a_pass_takes_no_byte() {
    let game = |plies| WthorGame {
        tournament: 0,
        black: 0,
        white: 0,
        score: 32,
        best_score: 0,
        plies,
    };
    let passed = game(plies("f5pass d6")).to_bytes();
    assert_eq!(passed, game(plies("f5d6")).to_bytes());
}

#[test]
fn a_byte_that_is_no_square_is_named() {
    let mut bytes = [0; 68];
    for (byte, says) in [(9, 9), (10, 10), (19, 19), (91, 91), (255, 255)] {
        bytes[8] = byte;
        let problem = WthorGame::from_bytes(&bytes).unwrap_err().to_string();
        assert!(problem.starts_with(&format!("{says} is no square")));
    }
}

#[test]
fn the_games_come_one_after_the_other() {
    let lengths: Vec<_> = entries(&database())
        .into_iter()
        .map(|entry| entry.unwrap().plies.len())
        .collect();
    assert_eq!(lengths, [1, 2, 3]);
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
    game 2: the file ends here, and its header counts 3
    ");
    assert_snapshot!(told(&bytes[..10]), @"the header: the file ends after 10 of 16 bytes");
    assert_snapshot!(told(&[]), @"the header: the file ends after 0 of 16 bytes");
}

#[test]
fn a_game_that_cannot_be_read_does_not_hide_the_next() {
    assert_snapshot!(told(&with(database(), 16 + 68 + 8, 99)), @r"
    1 moves
    game 2: 99 is no square: f5, in row 5 and column 6, is 56
    3 moves
    ");
    assert_snapshot!(told(&with(database(), 16 + 6, 65)), @r"
    game 1: 65 points for Black: they go from 0 to 64
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
    the header: a board of 10 squares a side: only 8 is read
    the header: the file holds problems: only games are read
    1 moves
    2 moves
    game 3: the file goes on here, past what its header counts
    1 moves
    2 moves
    3 moves
    game 4: the file goes on here, past what its header counts
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
    let mut bytes = WthorHeader {
        names: 2,
        ..WthorHeader::default()
    }
    .to_bytes()
    .to_vec();
    bytes.extend(b"Andr\xe9\0rest-of-it----");
    bytes.extend([b'x'; 20]);
    let players = PlayerNames::from_reader(&bytes[..]).unwrap();
    assert_eq!(players.get(0), Some("André"));
    assert_eq!(players.get(1), Some(&*"x".repeat(20)));
    assert_eq!(players.get(2), None);
}

#[test]
fn a_name_keeps_its_number() {
    let mut players = PlayerNames::default();
    let names = ["Ann", "Bob", "Ann", "Chloé"];
    let numbers = names.map(|name| players.number_of(name).unwrap());
    assert_eq!(numbers, [0, 1, 0, 2]);
    let read = PlayerNames::from_reader(&players.to_bytes()[..]).unwrap();
    assert_eq!(read, players);
    assert_eq!(read.get(2), Some("Chloé"));
}

#[test]
fn a_name_that_does_not_fit_is_refused() {
    let mut players = PlayerNames::default();
    let long = "x".repeat(20);
    let refused = ["Żółw", &long, "a\0b"].map(|name| {
        let refused = players.number_of(name).unwrap_err();
        refused.to_string()
    });
    assert_snapshot!(refused.join("\n"), @r#"
    "Żółw" does not fit: the name of a player has up to 19 characters, that of a tournament 25, all of them Latin-1
    "xxxxxxxxxxxxxxxxxxxx" does not fit: the name of a player has up to 19 characters, that of a tournament 25, all of them Latin-1
    "a\0b" does not fit: the name of a player has up to 19 characters, that of a tournament 25, all of them Latin-1
    "#);
    assert!(players.number_of(&long[1..]).is_ok());
    assert!(TournamentNames::default().number_of(&long).is_ok());
}

#[test]
fn a_full_list_of_names_takes_no_more() {
    let header = WthorHeader {
        names: u16::MAX,
        ..WthorHeader::default()
    };
    let nameless = vec![0; 8 * usize::from(u16::MAX)];
    let file = [&header.to_bytes()[..], &nameless].concat();
    let mut names = NameList::<8>::from_reader(&file[..]).unwrap();
    assert_eq!(names.number_of(""), Ok(0));
    assert_eq!(names.number_of("Ann"), Err(DatabaseError::Many));
}

#[test]
fn a_list_of_names_that_is_wrong_says_at_which_name() {
    let mut players = PlayerNames::default();
    players.number_of("Ann").unwrap();
    let bytes = players.to_bytes();
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
    name 1: the file ends here, and its header counts 1
    name 2: the file goes on here, past what its header counts
    ");
}

fn refused(record: Record) -> String {
    let mut collection = DatabaseBuilder::default();
    collection.add(&self::record("Ann", "Bob", "f5")).unwrap();
    told_of(collection.add(&record))
}

fn told_of(answer: Result<(), impl Display>) -> String {
    match answer {
        Ok(()) => "added".to_string(),
        Err(problem) => problem.to_string(),
    }
}

#[test]
fn what_a_database_cannot_hold_is_refused() {
    let game = || record("Ann", "Bob", "f5");
    let mut elsewhere = game();
    elsewhere.start = elsewhere.start.passed();
    elsewhere.plies = Vec::new();
    let mut later = game();
    later.date = "1991".to_string();
    let mut illegal = game();
    illegal.plies = plies("f5f5");
    let all = [elsewhere, later, illegal, record("Żółw", "Bob", "f5")];
    assert_snapshot!(all.map(refused).join("\n"), @r#"
    a database holds games from the usual start only
    played in 1991, when the first game is of 1990: a database holds one year
    move 2 is illegal: f5 is taken: play on an empty square
    "Żółw" does not fit: the name of a player has up to 19 characters, that of a tournament 25, all of them Latin-1
    "#);
}

#[test]
fn the_score_is_the_one_recorded_if_all_64_points_are_in_it() {
    let score = |transcript, result| {
        let mut game = record("Ann", "Bob", transcript);
        game.result = result;
        let mut collection = DatabaseBuilder::default();
        let added = collection.add(&game);
        added
            .map(|()| entries(&collection.to_bytes()).pop().unwrap())
            .map(|entry| entry.unwrap().score)
            .map_err(|problem| problem.to_string())
    };
    let points = |black, white| Some(Score { black, white });
    assert_eq!(score("f5", points(40, 24)), Ok(40));
    assert_eq!(score(WIPED_OUT, points(40, 24)), Ok(40));
    assert_eq!(score(WIPED_OUT, points(13, 0)), Ok(64));
    assert_eq!(score(WIPED_OUT, None), Ok(64));
    assert_eq!(score("f5", points(4, 1)), score("f5", None));
    assert_snapshot!(score("f5", None).unwrap_err(), @"the game is unfinished and has no result of 64 points, which a database needs");
}

#[test]
fn numbers_without_a_name_are_shown_as_numbers() {
    let bytes = database();
    let mut players = PlayerNames::default();
    players.number_of("???").unwrap();
    let entries = WthorGames::new(&bytes[..]).unwrap();
    let mut games = Database::new(entries, players, TournamentNames::default());
    let game = games.next().unwrap().unwrap();
    assert_eq!((&*game.black, &*game.white), ("", "player 1"));
    assert_eq!((&*game.place, &*game.date), ("tournament 0", "1990"));
}
