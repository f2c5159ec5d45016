//! What a database that is written can hold.

use std::fmt::Display;

use databases::{NameList, PlayerNames, WthorGames, WthorHeader};
use end_of_game::Score;
use game_formats::{DatabaseBuilder, NameTable, WriteProblem, year_of};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::Record;
use test_support::endings::WIPED_OUT;
use test_support::records::plies;

/// The names of players, as they are written.
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
fn a_name_keeps_its_number() {
    let mut players = Players::default();
    let names = ["Ann", "Bob", "Ann", "Chloé"];
    let numbers = names.map(|name| players.number_of(name).unwrap());
    assert_eq!(numbers, [0, 1, 0, 2]);
    let read = PlayerNames::from_reader(&players.to_bytes()[..]).unwrap();
    assert_eq!(Players::from(read.clone()), players);
    assert_eq!(read.get(2), Some("Chloé"));
}

#[test]
fn a_name_that_does_not_fit_is_refused() {
    let mut players = Players::default();
    let long = "x".repeat(20);
    let refused = ["Żółw", &long, "a\0b"].map(|name| {
        let refused = players.number_of(name).unwrap_err();
        refused.to_string()
    });
    assert_snapshot!(refused.join("\n"), @r#"
    "Żółw" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
    "xxxxxxxxxxxxxxxxxxxx" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
    "a\0b" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
    "#);
    assert!(players.number_of(&long[1..]).is_ok());
    assert!(NameTable::<26>::default().number_of(&long).is_ok());
}

#[test]
fn a_full_list_of_names_takes_no_more() {
    let header = WthorHeader {
        names: u16::MAX,
        ..WthorHeader::default()
    };
    let nameless = vec![0; 8 * usize::from(u16::MAX)];
    let file = [&header.to_bytes()[..], &nameless].concat();
    let names = NameList::<8>::from_reader(&file[..]).unwrap();
    let mut names = NameTable::from(names);
    assert_eq!(names.number_of("").unwrap(), 0);
    let full = names.number_of("Ann");
    assert!(matches!(full, Err(WriteProblem::Many)), "{full:?}");
}

/// Black's points in the last game of a database.
fn last_score(bytes: &[u8]) -> u8 {
    let games = WthorGames::new(bytes).unwrap();
    games.map(|game| game.unwrap().score).last().unwrap()
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
    later.date = Some("1991".to_string());
    let mut illegal = game();
    illegal.plies = plies("f5f5");
    let all = [elsewhere, later, illegal, record("Żółw", "Bob", "f5")];
    assert_snapshot!(all.map(refused).join("\n"), @r#"
    a database only holds games from the usual start
    played in 1991, but the first game is from 1990: a database holds one year
    move 2 is illegal: f5 is taken: play on an empty square
    "Żółw" doesn't fit: a player's name has up to 19 characters, a tournament's up to 25, all of them Latin-1
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
            .map(|()| last_score(&collection.to_bytes()))
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
fn the_year_is_the_first_four_digits() {
    let year = |date: &str| {
        let date = date.to_string();
        let record = Record {
            date: Some(date),
            ..Record::default()
        };
        year_of(&record)
    };
    assert_eq!(year("1990"), Some(1990));
    assert_eq!(year("12.5.1990, evening"), Some(1990));
    assert_eq!(year("1990-05-12"), Some(1990));
    assert_eq!([year(""), year("May 90"), year("19905")], [None; 3]);
}
