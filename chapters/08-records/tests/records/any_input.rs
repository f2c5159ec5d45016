//! Fuzz-like tests: parsers return games or an error for any input.
//!
//! Each test runs 1,500 cases by default. For a longer run:
//!
//! ```text
//! PROPTEST_CASES=1000000 cargo test --release -p records any_input
//! ```

use proptest::prelude::*;
use records::{format_oth, parse_oth, parse_position, parse_score};
use test_support::inputs::{any_corruption, any_text, corrupt};
use test_support::records::{any_record, moves};

/// Tokens of the formats.
const PIECES: &[&str] = &[
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
    "é",
    "---------------------------OX------XO--------------------------- X",
];

/// Runs every parser on a text. Games that parse must survive a round trip.
fn parse_all(text: &str) {
    if let Ok(games) = parse_oth(text) {
        assert!(games.iter().all(|game| game.replay().is_ok()));
        let again = parse_oth(&format_oth(&games)).unwrap();
        assert!(again.iter().map(moves).eq(games.iter().map(moves)));
    }
    let _ = parse_position(text);
    let _ = parse_score(text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn parsing_any_text_does_not_panic(text in any_text(PIECES)) {
        parse_all(&text);
    }

    #[test]
    fn parsing_corrupted_text_does_not_panic(
        record in any_record(),
        damage in any_corruption(),
    ) {
        let bytes = corrupt(format_oth(&[record]).into_bytes(), &damage);
        parse_all(&String::from_utf8_lossy(&bytes));
    }
}
