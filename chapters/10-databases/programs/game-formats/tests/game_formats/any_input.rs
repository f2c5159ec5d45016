//! Every reader has an answer to every input: games, or what is wrong.
//!
//! Ordinarily each reader gets 1,500 inputs of each kind. A longer run:
//!
//! ```text
//! PROPTEST_CASES=1000000 cargo test --release -p game-formats any_input
//! ```

use game_formats::{format_ggf, parse_ggf, parse_obf};
use proptest::prelude::*;
use test_support::inputs::{any_corruption, any_text, corrupt};
use test_support::records::{any_record, moves};

/// What the formats are made of.
const PIECES: &[&str] = &[
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

/// Reads a text in every way there is.
fn read_text(text: &str) {
    if let Ok(games) = parse_ggf(text) {
        assert!(games.iter().all(|game| game.replay().is_ok()));
        let again = parse_ggf(&format_ggf(&games).unwrap()).unwrap();
        assert!(again.iter().map(moves).eq(games.iter().map(moves)));
    }
    let _ = parse_obf(text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn any_text_is_games_or_an_error(text in any_text(PIECES)) {
        read_text(&text);
    }

    #[test]
    fn a_spoiled_text_is_games_or_an_error(
        record in any_record(),
        damage in any_corruption(),
    ) {
        let bytes = format_ggf(&[record]).unwrap().into_bytes();
        let bytes = corrupt(bytes, &damage);
        read_text(&String::from_utf8_lossy(&bytes));
    }
}
