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
            "Two digits name a square too: the row, then the column.",
            |(line,)| line.trim().parse().ok(),
        )
        .mistake(
            "It looks as if the column was read first: \
             of two digits the row comes first.",
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
            "Cut the blanks and the end of the line before you look at the \
             rest.",
            |(line,)| match line.trim() == line {
                true => chapter((line,)),
                false => None,
            },
        )
        .mistake(
            "Rows and columns go from 1 to 8: with another digit there is no \
             square.",
            |(line,)| digits(&line).or_else(|| chapter((line,))),
        )
        .mistake(
            "The rest of the line was not looked at: \
             what is longer than a square is none.",
            |(line,)| {
                let two = line.trim().chars().take(2);
                chapter((two.collect(),))
            },
        )
        .mistake(
            "A line may have fewer characters than you look at: \
             ask how many there are.",
            |(line,)| {
                let signs: Vec<_> = line.trim().chars().collect();
                let two = [signs[0], signs[1]];
                chapter((two.iter().collect(),))
            },
        )
        .mistake(
            "A letter may have more than one byte: \
             go by characters, with `chars`, or by `as_bytes`.",
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
fn of_two_digits_the_row_comes_first() {
    expect("65", "e6");
    expect("11", "a1");
    expect("18", "h1");
}

#[test]
fn a_capital_letter_is_as_good_as_a_small_one() {
    expect("E6", "e6");
    expect("H1", "h1");
}

#[test]
fn the_end_of_the_line_does_not_count() {
    expect("e6\n", "e6");
    expect("65\r\n", "e6");
    expect("  f5 \n", "f5");
}

#[test]
fn outside_the_board_there_is_no_square() {
    expect_none(&["60", "06", "69", "96", "00", "99"]);
    expect_none(&["i1", "e0", "e9"]);
}

#[test]
fn what_is_longer_is_no_square() {
    expect_none(&["e66", "655", "e6 d3", "6 5"]);
}

#[test]
fn an_empty_line_is_no_square() {
    expect_none(&["", "\n", "6", "e"]);
}

#[test]
fn another_word_is_no_square() {
    expect_none(&["6e", "pass", "quit", "?", "é6", "ß", "６５"]);
}

#[test]
fn all_lines_of_two_signs_are_read_as_in_the_chapter() {
    let signs = || "0123456789abcdefghijABCHIxé -+".chars();
    let second = |first| signs().map(move |last| (format!("{first}{last}"),));
    task().agrees_with(chapter, signs().flat_map(second));
}
