//! Property tests with arbitrary input.

use std::io::Cursor;

use end_of_game::Position;
use proptest::prelude::*;
use two_players::{Command, Greedy, Keyboard, Othello, Session};

/// Generates mostly valid commands, and some arbitrary bytes.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        20 => "[a-h][1-8]".prop_map(String::into_bytes),
        5 => "pass|undo|moves|help|".prop_map(String::into_bytes),
        1 => "quit|fin".prop_map(String::into_bytes),
        1 => prop::collection::vec(any::<u8>(), 0..8),
    ]
}

/// Runs a session and returns its output.
fn run_session(plays: [bool; 2], lines: &[Vec<u8>]) -> String {
    let mut output = Vec::new();
    let input = Cursor::new(lines.join(&b'\n'));
    let mover = Greedy {
        plays,
        people: Keyboard { input },
        took_back: false,
    };
    let mut game = Othello::new(Position::start());
    Session::new(["Ann", "Bob"], mover, &mut output)
        .run(&mut game)
        .unwrap();
    String::from_utf8(output).unwrap()
}

proptest! {
    #[test]
    fn any_input_ends_with_goodbye(
        plays in any::<[bool; 2]>(),
        lines in prop::collection::vec(any_line(), 0..200),
    ) {
        prop_assert!(run_session(plays, &lines).ends_with("Goodbye.\n"));
    }

    #[test]
    fn parsing_any_text_does_not_panic(text in ".*") {
        let _ = text.parse::<Command>();
    }
}
