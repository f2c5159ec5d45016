//! Every reader has an answer to every input: games, or what is wrong.
//!
//! Ordinarily each reader gets 1,500 inputs of each kind. A longer run:
//!
//! ```text
//! OTHELLIER_INPUTS=1000000 cargo test --release -p formats --test any_input
//! ```

use std::env;

use end_of_game::{Position, Score};
use formats::{format_ggf, format_obf, parse_ggf, parse_obf};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use records::Record;
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
const PIECES: [&str; 33] = [
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
    if let Ok(games) = parse_ggf(text) {
        assert!(games.iter().all(|game| game.replay().is_ok()));
        let again = parse_ggf(&format_ggf(&games).unwrap()).unwrap();
        assert!(again.iter().map(moves).eq(games.iter().map(moves)));
    }
    if let Ok(positions) = parse_obf(text) {
        assert_eq!(parse_obf(&format_obf(&positions)).unwrap(), positions);
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
        let bytes = format_ggf(&[record]).unwrap().into_bytes();
        let bytes = spoil(bytes, &changes, &end);
        read_text(&String::from_utf8_lossy(&bytes));
    }
}
