//! Every reader has an answer to every input: games, or what is wrong.
//!
//! Ordinarily each reader gets 1,500 inputs of each kind. A longer run:
//!
//! ```text
//! OTHELLIER_INPUTS=1000000 cargo test --release -p records --test any_input
//! ```

use std::env;

use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use records::{
    Database, DatabaseBuilder, FinishedGame, PlayerNames, Record,
    TournamentNames, WthorGames, format_ggf, format_obf, format_oth, parse_ggf,
    parse_obf, parse_oth, parse_position, parse_score,
};
use testing::games::any_game;
use whole_games::Ply;

/// How many inputs each reader gets.
fn inputs() -> ProptestConfig {
    let asked = env::var("OTHELLIER_INPUTS").ok();
    let inputs = asked.map_or(1_500, |it| it.parse().expect("a number"));
    ProptestConfig {
        cases: inputs,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// What the formats are made of.
const PIECES: [&str; 37] = [
    "(;",
    ";)",
    "GM[Othello]",
    "GM[",
    "BO[8 ",
    "PB[",
    "PW[Bob]",
    "RE[+12.0]",
    "RE[-9223372036854775808]",
    "RE[",
    "B[",
    "W[",
    "B[F5]",
    "W[D6]",
    "[",
    "]",
    "\\",
    "/",
    ";",
    ":",
    "%",
    "\n",
    "\r\n",
    " ",
    "Black: Ann",
    "Result: 35-29",
    "Result:",
    "Start: ",
    "f5",
    "d6",
    "c3",
    "pass",
    "PA",
    "--",
    "f5:+2;",
    "é",
    "---------------------------OX------XO--------------------------- X",
];

/// Pieces in any order: wrong in more interesting ways than any text.
fn any_pieces() -> impl Strategy<Value = String> {
    prop::collection::vec(select(&PIECES[..]), 0..24)
        .prop_map(|pieces| pieces.concat())
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => any_pieces(),
        2 => "\\PC{0,60}",
        1 => "(.|\n){0,60}",
    ]
}

fn any_record() -> impl Strategy<Value = Record> {
    any_game().prop_map(|game| Record {
        black: "Ann".to_string(),
        result: Some(Score {
            black: 40,
            white: 24,
        }),
        plies: game.into_iter().map(Ply::Move).collect(),
        ..Record::default()
    })
}

/// The bytes with some of them changed, and cut short.
fn spoil(
    mut bytes: Vec<u8>,
    changes: &[(Index, u8)],
    end: &Option<Index>,
) -> Vec<u8> {
    for (at, byte) in changes {
        let length = bytes.len();
        bytes[at.index(length)] = *byte;
    }
    if let Some(end) = end {
        bytes.truncate(end.index(bytes.len()));
    }
    bytes
}

fn changes() -> impl Strategy<Value = (Vec<(Index, u8)>, Option<Index>)> {
    let change = (any::<Index>(), any::<u8>());
    (prop::collection::vec(change, 0..4), any::<Option<Index>>())
}

/// A game without what is known about it.
fn moves(record: &Record) -> (Position, &[Ply]) {
    (record.start, &record.plies)
}

/// Reads a text in every way there is.
fn read_text(text: &str) {
    for games in [parse_oth(text), parse_ggf(text)].into_iter().flatten() {
        assert!(games.iter().all(|game| game.replay().is_ok()));
        let sheet = parse_oth(&format_oth(&games)).unwrap();
        let ggf = parse_ggf(&format_ggf(&games).unwrap()).unwrap();
        for again in [sheet, ggf] {
            assert!(again.iter().map(moves).eq(games.iter().map(moves)));
        }
    }
    if let Ok(positions) = parse_obf(text) {
        assert_eq!(parse_obf(&format_obf(&positions)).unwrap(), positions);
    }
    let _ = parse_position(text);
    let _ = parse_score(text);
    let _ = text.parse::<FinishedGame>();
}

/// Reads bytes as each of the three files of a database. However wrong they
/// are, there are no more games than fit in them, and a fault or two.
fn read_bytes(bytes: &[u8]) {
    let _ = PlayerNames::from_reader(bytes);
    let _ = TournamentNames::from_reader(bytes);
    if let Ok(entries) = WthorGames::new(bytes) {
        let names = (PlayerNames::default(), TournamentNames::default());
        let games = Database::new(entries, names.0, names.1).count();
        assert!(games <= bytes.len() / 68 + 1, "{games}");
    }
}

proptest! {
    #![proptest_config(inputs())]

    #[test]
    fn any_text_is_games_or_an_error(text in any_text()) {
        read_text(&text);
    }

    #[test]
    fn a_spoiled_text_is_games_or_an_error(
        record in any_record(),
        (changes, end) in changes(),
    ) {
        let records = [record];
        for text in [format_oth(&records), format_ggf(&records).unwrap()] {
            let bytes = spoil(text.into_bytes(), &changes, &end);
            read_text(&String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn any_bytes_are_a_database_or_an_error(
        bytes in prop::collection::vec(any::<u8>(), 0..160),
    ) {
        read_bytes(&bytes);
    }

    #[test]
    fn a_spoiled_database_is_games_or_an_error(
        record in any_record(),
        (changes, end) in changes(),
    ) {
        let mut collection = DatabaseBuilder::default();
        collection.add(&record).unwrap();
        read_bytes(&spoil(collection.to_bytes(), &changes, &end));
        let names = collection.players.to_bytes();
        read_bytes(&spoil(names, &changes, &end));
    }
}
