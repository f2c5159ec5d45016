//! Tests of the database builder and its name tables.

use databases::{NameList, PlayerNames, WthorGames, WthorHeader};
use end_of_game::Score;
use game_formats::{DatabaseBuilder, NameTable, WriteProblem, parse_year};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::Record;
use test_support::endings::WIPED_OUT;
use test_support::records::plies;

/// The name table of the players.
type Players = NameTable<20>;

fn record(black: &str, white: &str, transcript: &str) -> Record {
    Record {
        result: Some(Score {
            black: 40,
            white: 24,
        }),
        plies: plies(transcript),
        ..test_support::records::record(black, white)
    }
}

#[test]
fn same_name_has_same_number() {
    let mut players = Players::default();
    let names = ["Ann", "Bob", "Ann", "Chloé"];
    let numbers = names.map(|name| players.intern(name).unwrap());
    assert_eq!(numbers, [0, 1, 0, 2]);
    let read = PlayerNames::from_reader(&players.to_bytes()[..]).unwrap();
    assert_eq!(Players::from(read.clone()), players);
    assert_eq!(read.get(2), Some("Chloé"));
}

#[test]
fn rejects_long_and_non_latin1_names() {
    let mut players = Players::default();
    let long = "x".repeat(20);
    let errors = ["Żółw", &long, "a\0b"]
        .map(|name| players.intern(name).unwrap_err().to_string());
    assert_snapshot!(errors.join("\n"), @r#"
    "Żółw" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
    "xxxxxxxxxxxxxxxxxxxx" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
    "a\0b" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
    "#);
    assert!(players.intern(&long[1..]).is_ok());
    assert!(NameTable::<26>::default().intern(&long).is_ok());
}

#[test]
fn full_table_rejects_new_names() {
    let header = WthorHeader {
        names: u16::MAX,
        ..WthorHeader::default()
    };
    let empty_names = vec![0; 8 * usize::from(u16::MAX)];
    let file = [&header.to_bytes()[..], &empty_names].concat();
    let names = NameList::<8>::from_reader(&file[..]).unwrap();
    let mut names = NameTable::from(names);
    assert_eq!(names.intern("").unwrap(), 0);
    let full = names.intern("Ann");
    assert!(matches!(full, Err(WriteProblem::TooManyNames)), "{full:?}");
}

/// Returns Black's points in the last game of a database.
fn last_score(bytes: &[u8]) -> u8 {
    let games = WthorGames::new(bytes).unwrap();
    games.map(|game| game.unwrap().score).last().unwrap()
}

/// Returns the error of adding a game to a database with a game of 1990.
fn add_error(record: Record) -> String {
    let mut builder = DatabaseBuilder::default();
    builder.add(&self::record("Ann", "Bob", "f5")).unwrap();
    builder.add(&record).unwrap_err().to_string()
}

#[test]
fn rejects_games_that_a_database_cannot_hold() {
    let game = || record("Ann", "Bob", "f5");
    let mut different_start = game();
    different_start.start = different_start.start.passed();
    different_start.plies = Vec::new();
    let mut later = game();
    later.date = Some("1991".to_string());
    let mut illegal = game();
    illegal.plies = plies("f5f5");
    let invalid_name = record("Żółw", "Bob", "f5");
    let invalid = [different_start, later, illegal, invalid_name];
    assert_snapshot!(invalid.map(add_error).join("\n"), @r#"
    a database only holds games from the usual start
    played in 1991, but the first game is from 1990: a database holds one year
    move 2 is illegal: f5 is taken: play on an empty square
    "Żółw" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
    "#);
}

#[test]
fn recorded_result_counts_if_it_has_64_points() {
    let score = |transcript, result| {
        let mut game = record("Ann", "Bob", transcript);
        game.result = result;
        let mut builder = DatabaseBuilder::default();
        builder
            .add(&game)
            .map(|()| last_score(&builder.to_bytes()))
            .map_err(|problem| problem.to_string())
    };
    let points = |black, white| Some(Score { black, white });
    assert_eq!(score("f5", points(40, 24)), Ok(40));
    assert_eq!(score(WIPED_OUT, points(40, 24)), Ok(40));
    assert_eq!(score(WIPED_OUT, points(13, 0)), Ok(64));
    assert_eq!(score(WIPED_OUT, None), Ok(64));
    assert_eq!(score("f5", points(4, 1)), score("f5", None));
    assert_snapshot!(score("f5", None).unwrap_err(), @"the game is unfinished, and a database needs a result: 64 points that the two players share");
}

#[test]
fn year_is_the_first_number_of_four_digits() {
    assert_eq!(parse_year("1990"), Some(1990));
    assert_eq!(parse_year("12.5.1990, evening"), Some(1990));
    assert_eq!(parse_year("1990-05-12"), Some(1990));
    assert_eq!(
        [parse_year(""), parse_year("May 90"), parse_year("19905")],
        [None; 3]
    );
}
