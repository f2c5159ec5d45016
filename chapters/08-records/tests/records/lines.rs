//! Tests of the descriptions of games: `describe` and `list_line`.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{Record, describe, list_line, non_empty};
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::examples::example;
use whole_games::parse_transcript;

use crate::history::history;

fn record(transcript: &str) -> Record {
    Record {
        black: non_empty("Ann"),
        place: non_empty("the kitchen"),
        plies: parse_transcript(transcript).unwrap(),
        ..Record::default()
    }
}

#[test]
fn describes_finished_game() {
    let game = history(example("b1").transcript);
    assert_snapshot!(describe(&game), @r"
    move 59 of 59: White plays b2
      a b c d e f g h
    1 W . B B B B B B
    2 W W B B B B B B
    3 W W W B B B B B
    4 W W B W B B B B
    5 W W W B W B B B
    6 W W B W B W B B
    7 W W B B W B W B
    8 W W W W W W W W
    The game is over: 35-29
    ");
}

#[test]
fn describes_start_and_pass() {
    let mut game = history(example("b1").transcript);
    game.go_to(0);
    assert_snapshot!(describe(&game), @r"
    the start
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . B W . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    Black to move
    ");
    game.go_to(58);
    assert_snapshot!(describe(&game), @r"
    move 58 of 59: White plays a1, Black passes
      a b c d e f g h
    1 W . B B B B B B
    2 W . B B B B B B
    3 W B B B B B B B
    4 W B B B B B B B
    5 W B W B B B B B
    6 W B B W B B B B
    7 W B B B W B B B
    8 W W W W W W W W
    White to move
    ");
}

#[test]
fn describes_unfinished_game() {
    assert_snapshot!(describe(&history("f5d6")), @r"
    move 2 of 2: White plays d6
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . W B B . .
    6 . . . W . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    Black to move
    ");
}

#[test]
fn list_line_notes_unfinished_and_illegal_games() {
    let games = ["", "f5d6", DRAW, WIPED_OUT, "f5f5"].map(record);
    // The bar keeps insta from trimming the spaces before a number.
    let lines: Vec<_> = games
        .iter()
        .enumerate()
        .map(|(index, record)| format!("|{}", list_line(index + 1, record)))
        .collect();
    assert_snapshot!(lines.join("\n"), @r"
    |     1: Ann - White, the kitchen
    |     2: Ann - White, the kitchen (unfinished)
    |     3: Ann - White, the kitchen
    |     4: Ann - White, the kitchen
    |     5: Ann - White, the kitchen (move 2 is illegal: f5 is taken: play on an empty square)
    ");
}

/// A name with control characters could clear the screen, and one with
/// U+202E could reverse its line.
#[test]
fn list_line_removes_control_characters() {
    let record = Record {
        black: non_empty("A\x1b[2Jn\u{202e}\u{9b}1m"),
        place: non_empty("a\tb"),
        plies: parse_transcript("f5").unwrap(),
        ..Record::default()
    };
    let line = list_line(1, &record);
    assert_eq!(line, "     1: A�[2Jn��1m - White, a�b (unfinished)");
}
