//! The words and drawings of a failure.

use std::fmt::Debug;

use board::{Board, Square};
use check_report::Kind;

use crate::call_outcome::{CallOutcome, Lost, Panic};
use crate::drawing::{BoardDrawing, differences, names, only_in_one, side_by_side};
use crate::input::{as_board, as_square, as_squares, call_text, text};
use crate::{Input, Value};

/// What to say about an outcome that isn't the expected one.
#[derive(Debug, Default)]
pub(crate) struct MessageParts {
    pub(crate) boards: String,
    pub(crate) outcome: String,
    /// Where two boards or lists of squares differ.
    pub(crate) differ: Option<String>,
}

/// The parts of the message about an outcome.
pub(crate) fn parts<I: Input, A: Debug + 'static>(
    input: &I,
    expected: &dyn Value,
    got: &CallOutcome<A>,
) -> MessageParts {
    match got {
        CallOutcome::Answer(got) => about_answers(input, expected, got),
        CallOutcome::Panic(panic) => about_panic(input, expected, panic),
        CallOutcome::Lost(lost) => below_boards(input, format!("  {lost}")),
        CallOutcome::Endless(limit) => below_boards(
            input,
            format!(
                "  hasn't answered after {limit:?}, compiling not counted: does a loop never end?"
            ),
        ),
    }
}

/// Words from a panic of Rust's own, and what's wrong whatever the task is.
const KNOWN_PANICS: [(&str, &str); 2] = [
    (
        "attempt to subtract with overflow",
        "An unsigned number, such as a `usize` or a `u8`, can't go below \
         0. Are you subtracting more than there is?",
    ),
    (
        "`Option::unwrap()` on a `None` value",
        "`unwrap` panics if there's nothing, and here there's nothing: ask \
         with `if let Some`, or pass the `None` on with `?`.",
    ),
];

impl<A> CallOutcome<A> {
    /// What kind of failure it is, if it isn't the expected outcome.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            CallOutcome::Answer(_) => Kind::WrongAnswer,
            CallOutcome::Panic(panic) if panic.task().is_some() => Kind::Unwritten,
            CallOutcome::Panic(_) => Kind::Panicked,
            CallOutcome::Lost(Lost::Garbled) => Kind::Garbled,
            CallOutcome::Lost(_) => Kind::Crashed,
            CallOutcome::Endless(_) => Kind::Endless,
        }
    }

    /// What's wrong when Rust panics with this message, whatever the task is.
    pub(crate) fn known_mistake(&self) -> Option<&'static str> {
        let CallOutcome::Panic(panic) = self else {
            return None;
        };
        let mut known = KNOWN_PANICS.iter();
        let known = known.find(|(words, _)| panic.message.contains(words));
        known.map(|(_, sentence)| *sentence)
    }
}

/// Draws boards, compares lists of squares on the board, and writes other
/// answers below it.
fn about_answers(input: &impl Input, expected: &dyn Value, got: &dyn Value) -> MessageParts {
    match (as_board(expected), as_board(got)) {
        (Some(expected), Some(got)) => {
            return about_boards(input, expected, got);
        }
        (None, None) => {}
        _ => return about_one_board(input, expected, got),
    }
    match (as_squares(expected), as_squares(got)) {
        (Some(due), Some(given)) => {
            about_lists(input, both(expected, got), &only_in_one(due, given))
        }
        _ => below_boards(input, both(expected, got)),
    }
}

fn both(expected: &dyn Value, got: &dyn Value) -> String {
    let (expected, got) = (text(expected), text(got));
    format!("  expected: {expected}\n  got:      {got}")
}

/// The boards among the arguments, with `>` before some squares.
fn boards_among<'a>(input: &'a impl Input, marked: &[Square]) -> Vec<BoardDrawing<'a>> {
    let arguments = input.arguments().into_iter();
    arguments
        .filter_map(as_board)
        .map(|board| drawing("board", board, marked))
        .collect()
}

fn drawing<'a>(title: &'static str, board: &'a Board, marked: &[Square]) -> BoardDrawing<'a> {
    let marked = marked.to_vec();
    BoardDrawing {
        title,
        board,
        marked,
    }
}

/// The boards among the arguments, then the expected one and the one we
/// got, and where these two differ.
fn about_boards(input: &impl Input, expected: &Board, got: &Board) -> MessageParts {
    let differ = differences(expected, got);
    let mut drawn = boards_among(input, &[]);
    drawn.push(drawing("expected", expected, &differ));
    drawn.push(drawing("got", got, &differ));
    MessageParts {
        boards: side_by_side(&drawn),
        differ: Some(they_differ(&differ)),
        ..MessageParts::default()
    }
}

/// One of the answers is a board and the other is `None`.
fn about_one_board(input: &impl Input, expected: &dyn Value, got: &dyn Value) -> MessageParts {
    let mut drawn = boards_among(input, &squares_among(input));
    for (title, answer) in [("expected", expected), ("got", got)] {
        drawn.extend(as_board(answer).map(|board| drawing(title, board, &[])));
    }
    MessageParts {
        boards: side_by_side(&drawn),
        outcome: both(expected, got),
        differ: None,
    }
}

/// The answers are lists: the board shows the squares that are in only one of
/// them.
fn about_lists(input: &impl Input, lists: String, differ: &[Square]) -> MessageParts {
    let drawn = boards_among(input, differ);
    if drawn.is_empty() || differ.is_empty() {
        return below_boards(input, lists);
    }
    MessageParts {
        boards: side_by_side(&drawn),
        outcome: lists,
        differ: Some(they_differ(differ)),
    }
}

fn they_differ(squares: &[Square]) -> String {
    format!("The two differ on {}.", names(squares))
}

/// The call, and below it the boards among its arguments: if the call ends the
/// process, there's nobody left to draw them.
pub(crate) fn call_with_boards(name: &str, input: &impl Input) -> String {
    let call = call_text(name, input);
    match &*below_boards(input, String::new()).boards {
        "" => call,
        boards => format!("{call}\n\n{boards}\n"),
    }
}

/// What happened, and above it the boards among the arguments; the squares
/// among them are marked.
fn below_boards(input: &impl Input, outcome: String) -> MessageParts {
    MessageParts {
        boards: side_by_side(&boards_among(input, &squares_among(input))),
        outcome,
        differ: None,
    }
}

fn squares_among(input: &impl Input) -> Vec<Square> {
    let arguments = input.arguments().into_iter();
    arguments.filter_map(as_square).collect()
}

/// The text of `todo!` draws the board itself, because a starter has to use all
/// its arguments.
fn about_panic(input: &impl Input, expected: &dyn Value, panic: &Panic) -> MessageParts {
    let Panic { message, place } = panic;
    if let Some(task) = panic.task() {
        let outcome = format!("  isn't written yet{task}\n  Write it here: {place}");
        return MessageParts {
            outcome,
            ..MessageParts::default()
        };
    }
    let expected = match as_board(expected) {
        Some(_) => String::new(),
        None => format!("  expected: {}\n", text(expected)),
    };
    let panicked = format!("  panicked: {message}\n  Here: {place}");
    below_boards(input, expected + &panicked)
}
