//! What is said about a game: its line in a list, and the place where we are.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{Record, describe, known, list_line};
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::examples::example;
use whole_games::parse_transcript;

use crate::history::history;

fn record(transcript: &str) -> Record {
    Record {
        black: known("Ann"),
        place: known("the kitchen"),
        plies: parse_transcript(transcript).unwrap(),
        ..Record::default()
    }
}

#[test]
fn describes_a_game_at_its_end() {
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
fn describes_a_game_at_any_move() {
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
fn describes_a_game_that_is_still_on() {
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
fn a_line_of_a_list_has_a_warning_if_it_needs_one() {
    let games = ["", "f5d6", DRAW, WIPED_OUT, "f5f5"].map(record);
    let lines = games.iter().enumerate();
    let lines = lines.map(|(before, record)| list_line(before + 1, record));
    let lines: Vec<_> = lines.map(|line| format!("|{line}")).collect();
    assert_snapshot!(lines.join("\n"), @r"
    |     1: Ann - White, the kitchen
    |     2: Ann - White, the kitchen (unfinished)
    |     3: Ann - White, the kitchen
    |     4: Ann - White, the kitchen
    |     5: Ann - White, the kitchen (move 2 is illegal: f5 is taken: play on an empty square)
    ");
}

/// A name could clear the screen, or turn its line around.
#[test]
fn no_name_is_more_than_a_name_in_a_list() {
    let record = Record {
        black: known("A\x1b[2Jn\u{202e}\u{9b}1m"),
        place: known("a\tb"),
        plies: parse_transcript("f5").unwrap(),
        ..Record::default()
    };
    let line = list_line(1, &record);
    assert_eq!(line, "     1: A�[2Jn��1m - White, a�b (unfinished)");
}
