use std::fmt::{self, Debug};
use std::panic::Location;

use board::{Board, Square};

use crate::call::{Outcome, Panic};
use crate::drawing::{Drawing, differences, names, only_in_one, side_by_side};
use crate::input::{as_board, as_square, as_squares, call_text, text};
use crate::{Elsewhere, Input, Kind, Value};

/// Why a check failed, in words for the one who wrote the answer.
#[derive(Debug, Clone)]
pub struct Failure {
    kind: Kind,
    text: String,
}

impl Failure {
    pub(crate) fn checked_at(self, place: &Location) -> Failure {
        let (file, line) = (place.file(), place.line());
        let text = format!("{}\n\nThe check: {file}:{line}", self.text);
        Failure { text, ..self }
    }

    /// Says it: in the file that `CHECKS_FAILURE` names, where nothing that
    /// the answer prints gets in between, or else on the error stream. Its
    /// kind goes to the file that `CHECKS_KIND` names.
    pub(crate) fn tell(&self) {
        if !is_kept("CHECKS_FAILURE", &self.text) {
            eprintln!("\n{self}");
        }
        is_kept("CHECKS_KIND", &self.kind.to_string());
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Writes the text to the file that this variable names, if it names one.
fn is_kept(variable: &str, text: &str) -> bool {
    let file = std::env::var_os(variable);
    file.is_some_and(|file| std::fs::write(file, text).is_ok())
}

/// The message about an outcome that is not the expected one.
pub(crate) fn failure<I: Input, A: Debug + 'static>(
    name: &str,
    input: &I,
    expected: &A,
    came: &Outcome<A>,
    mistake: Option<&str>,
) -> Failure {
    let call = call_text(name, input);
    let what = match came {
        Outcome::Answer(came) => about_answers(input, expected, came),
        Outcome::Panic(panic) => about_panic(input, expected, panic),
        Outcome::Lost(lost) => {
            below_boards(input, &format!("  {}", lost.sentence()))
        }
        Outcome::Endless(limit) => below_boards(
            input,
            &format!(
                "  has no answer after {limit:?}, compiling not counted: \
                 does a loop never end?"
            ),
        ),
    };
    let mistake = mistake.or_else(|| known_panic(came));
    let mistake = mistake.map(|text| format!("\n\n{text}"));
    Failure {
        kind: kind(came),
        text: format!("{call}\n{what}{}", mistake.unwrap_or_default()),
    }
}

fn kind<A>(came: &Outcome<A>) -> Kind {
    match came {
        Outcome::Answer(_) => Kind::WrongAnswer,
        Outcome::Panic(panic) if panic.task().is_some() => Kind::Unwritten,
        Outcome::Panic(_) => Kind::Panicked,
        Outcome::Lost(Elsewhere::Garbled) => Kind::Garbled,
        Outcome::Lost(_) => Kind::Crashed,
        Outcome::Endless(_) => Kind::Endless,
    }
}

/// Boards are drawn, lists of squares are compared on the board, and other
/// answers are written below it.
fn about_answers(
    input: &impl Input,
    expected: &dyn Value,
    came: &dyn Value,
) -> String {
    match (as_board(expected), as_board(came)) {
        (Some(expected), Some(came)) => {
            return about_boards(input, expected, came);
        }
        (None, None) => {}
        _ => return about_one_board(input, expected, came),
    }
    match (as_squares(expected), as_squares(came)) {
        (Some(wanted), Some(got)) => {
            about_lists(input, &both(expected, came), &only_in_one(wanted, got))
        }
        _ => below_boards(input, &both(expected, came)),
    }
}

fn both(expected: &dyn Value, came: &dyn Value) -> String {
    let (expected, came) = (text(expected), text(came));
    format!("  expected: {expected}\n  came:     {came}")
}

/// The boards among the arguments, with `>` before some squares.
fn boards_among<'a>(
    input: &'a impl Input,
    marked: &[Square],
) -> Vec<Drawing<'a>> {
    let arguments = input.arguments().into_iter();
    arguments
        .filter_map(as_board)
        .map(|board| drawing("board", board, marked))
        .collect()
}

fn drawing<'a>(
    title: &'static str,
    board: &'a Board,
    marked: &[Square],
) -> Drawing<'a> {
    let marked = marked.to_vec();
    Drawing {
        title,
        board,
        marked,
    }
}

/// The boards among the arguments, then the expected one and the one that
/// came, and where these two differ.
fn about_boards(input: &impl Input, expected: &Board, came: &Board) -> String {
    let differ = differences(expected, came);
    let mut drawn = boards_among(input, &[]);
    drawn.push(drawing("expected", expected, &differ));
    drawn.push(drawing("came", came, &differ));
    let differ = names(&differ);
    format!("\n{}\n\nThe two differ on {differ}.", side_by_side(&drawn))
}

/// One of the answers is a board and the other is `None`.
fn about_one_board(
    input: &impl Input,
    expected: &dyn Value,
    came: &dyn Value,
) -> String {
    let mut drawn = boards_among(input, &squares_among(input));
    for (title, answer) in [("expected", expected), ("came", came)] {
        drawn.extend(as_board(answer).map(|board| drawing(title, board, &[])));
    }
    format!("\n{}\n\n{}", side_by_side(&drawn), both(expected, came))
}

/// The answers are lists: the board shows the squares that only one of them has.
fn about_lists(input: &impl Input, lists: &str, differ: &[Square]) -> String {
    let drawn = boards_among(input, differ);
    if drawn.is_empty() || differ.is_empty() {
        return below_boards(input, lists);
    }
    let (drawn, differ) = (side_by_side(&drawn), names(differ));
    format!("\n{drawn}\n\n{lists}\n\nThe two differ on {differ}.")
}

/// What is said, and above it the boards among the arguments; the squares among
/// them are marked.
fn below_boards(input: &impl Input, said: &str) -> String {
    let drawn = boards_among(input, &squares_among(input));
    match drawn.is_empty() {
        true => said.to_string(),
        false => format!("\n{}\n\n{said}", side_by_side(&drawn)),
    }
}

fn squares_among(input: &impl Input) -> Vec<Square> {
    let arguments = input.arguments().into_iter();
    arguments.filter_map(as_square).collect()
}

/// The text of `todo!` draws the board itself: a starter has to use all its
/// arguments.
fn about_panic(
    input: &impl Input,
    expected: &dyn Value,
    panic: &Panic,
) -> String {
    let Panic { message, place } = panic;
    match panic.task() {
        Some(task) => {
            format!("  is not written yet{task}\n  Write it here: {place}")
        }
        None => {
            let expected = match as_board(expected) {
                Some(_) => String::new(),
                None => format!("  expected: {}\n", text(expected)),
            };
            let said = format!("  panicked: {message}\n  Here: {place}");
            below_boards(input, &(expected + &said))
        }
    }
}

/// What is wrong where Rust panics with this message, whatever is asked for.
fn known_panic<A>(came: &Outcome<A>) -> Option<&'static str> {
    let Outcome::Panic(panic) = came else {
        return None;
    };
    (panic.message == "attempt to subtract with overflow").then_some(
        "An unsigned number, such as a `usize` or a `u8`, cannot fall below 0: \
         is more taken away than there is?",
    )
}
