//! Property tests of the parsers on arbitrary and corrupted texts.
//!
//! By default, each test has 1,500 cases. A longer run:
//!
//! ```text
//! PROPTEST_CASES=1000000 cargo test --release -p game-formats any_input
//! ```

use game_formats::{format_ggf, parse_ggf, parse_obf};
use proptest::prelude::*;
use test_support::inputs::{any_corruption, any_text, corrupt};
use test_support::records::{any_record, moves};

/// Fragments of the formats, from which texts are built.
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

/// Parses a text in both formats. Asserts that games in GGF are legal and have
/// the same moves after a round trip.
fn parse(text: &str) {
    if let Ok(games) = parse_ggf(text) {
        assert!(games.iter().all(|game| game.replay().is_ok()));
        let reread = parse_ggf(&format_ggf(&games).unwrap()).unwrap();
        assert!(reread.iter().map(moves).eq(games.iter().map(moves)));
    }
    let _ = parse_obf(text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn arbitrary_text_does_not_panic(text in any_text(PIECES)) {
        parse(&text);
    }

    #[test]
    fn corrupted_ggf_does_not_panic(
        record in any_record(),
        damage in any_corruption(),
    ) {
        let bytes = format_ggf(&[record]).unwrap().into_bytes();
        let bytes = corrupt(bytes, &damage);
        parse(&String::from_utf8_lossy(&bytes));
    }
}
