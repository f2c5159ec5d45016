//! The checks of `read_move`.

use board::Square;
use checks::{Task, square};
use two_players::Command;
use two_players_exercises::read_move::read_move;

type Call = (String,);

fn task() -> Task<Call, Option<Square>> {
    Task::new("read_move", |(line,): Call| read_move(&line))
        .contrast(|| {
            ["e6", "f5"].map(|it| ((it.to_owned(),), Some(square(it))))
        })
        .mistake(
            "Two digits name a square, too: the row, then the column.",
            |(line,)| line.trim().parse().ok(),
        )
        .mistake(
            "It looks as if you read the column first: in two digits, the row \
             comes first.",
            |(line,)| match chapter((line.clone(),)) {
                Some(it) if is_digits(&line) => {
                    Some(Square::at(it.row(), it.column()))
                }
                other => other,
            },
        )
        .mistake("A capital letter is as good as a small one.", |(line,)| {
            match line.contains(|c: char| c.is_ascii_uppercase()) {
                true => None,
                false => chapter((line,)),
            }
        })
        .mistake(
            "Trim the spaces and the end of the line before you look at the \
             rest.",
            |(line,)| match line.trim() == line {
                true => chapter((line,)),
                false => None,
            },
        )
        .mistake(
            "Rows and columns go from 1 to 8: no other digit is on the board.",
            |(line,)| digits(&line).or_else(|| chapter((line,))),
        )
        .mistake(
            "It looks as if you ignored the rest of the line: `e66` isn't a \
             square.",
            |(line,)| {
                let two = line.trim().chars().take(2);
                chapter((two.collect(),))
            },
        )
        .mistake(
            "The line can be shorter than you expect: check how many \
             characters it has.",
            |(line,)| {
                let signs: Vec<_> = line.trim().chars().collect();
                let two = [signs[0], signs[1]];
                chapter((two.iter().collect(),))
            },
        )
        .mistake(
            "A letter can take more than one byte: use `chars`, or \
             `as_bytes`.",
            |(line,)| {
                let line = line.trim();
                let (first, second) = (&line[..1], &line[1..]);
                chapter((format!("{first}{second}"),))
            },
        )
}

fn chapter((line,): Call) -> Option<Square> {
    match line.parse() {
        Ok(Command::Place(square)) => Some(square),
        _ => None,
    }
}

fn is_digits(line: &str) -> bool {
    line.trim().chars().all(|c| c.is_ascii_digit())
}

/// The square of two digits, whichever they are: `OVERFLOW` for many.
fn digits(line: &str) -> Option<Square> {
    let digit = |c: char| c.to_digit(10).map(|digit| digit as i32);
    match line.trim().chars().collect::<Vec<_>>()[..] {
        [row, column] => Some(Square::at(digit(column)? - 1, digit(row)? - 1)),
        _ => None,
    }
}

#[track_caller]
fn expect(line: &str, name: &str) {
    task().expect([((line.to_string(),), Some(square(name)))]);
}

#[track_caller]
fn expect_none(lines: &[&str]) {
    task().expect(lines.iter().map(|line| ((line.to_string(),), None)));
}

#[test]
fn a_letter_and_a_digit_name_a_square() {
    expect("e6", "e6");
    expect("a1", "a1");
    expect("h8", "h8");
}

#[test]
fn two_digits_are_row_and_then_column() {
    expect("65", "e6");
    expect("11", "a1");
    expect("18", "h1");
}

#[test]
fn a_capital_letter_works_too() {
    expect("E6", "e6");
    expect("H1", "h1");
}

#[test]
fn spaces_and_line_ends_are_ignored() {
    expect("e6\n", "e6");
    expect("65\r\n", "e6");
    expect("  f5 \n", "f5");
}

#[test]
fn there_are_no_squares_off_the_board() {
    expect_none(&["60", "06", "69", "96", "00", "99"]);
    expect_none(&["i1", "e0", "e9"]);
}

#[test]
fn a_longer_line_is_not_a_square() {
    expect_none(&["e66", "655", "e6 d3", "6 5"]);
}

#[test]
fn a_line_that_is_too_short_is_not_a_square() {
    expect_none(&["", "\n", "6", "e"]);
}

#[test]
fn other_words_are_not_squares() {
    expect_none(&["6e", "pass", "quit", "?", "é6", "ß", "６５"]);
}

#[test]
fn every_line_of_two_characters_is_read_as_in_the_chapter() {
    let signs = || "0123456789abcdefghijABCHIxé -+".chars();
    let second = |first| signs().map(move |last| (format!("{first}{last}"),));
    task().agrees_with(chapter, signs().flat_map(second));
}
