//! The words and drawings of a failure.

use std::fmt::Debug;

use board::{Board, Square};
use check_report::Kind;

use crate::call_outcome::{CallError, CallOutcome, Panic};
use crate::drawing::{BoardDrawing, differences, names, only_in_one, side_by_side};
use crate::input::{as_board, as_square, as_squares, call_text, value_text};
use crate::{Input, Value};

/// The parts of the message about an outcome that isn't the expected one.
#[derive(Debug, Default)]
pub(crate) struct MessageParts {
    pub(crate) boards: String,
    pub(crate) outcome: String,
    /// A sentence with the squares on which two boards or lists of squares differ.
    pub(crate) difference: Option<String>,
}

/// Returns the parts of the message about an outcome.
pub(crate) fn message_parts<I: Input, A: Debug + 'static>(
    input: &I,
    expected: &dyn Value,
    outcome: &CallOutcome<A>,
) -> MessageParts {
    match outcome {
        CallOutcome::Answer(answer) => answer_parts(input, expected, answer),
        CallOutcome::Panic(panic) => panic_parts(input, expected, panic),
        CallOutcome::Failed(error) => below_boards(input, format!("  {error}")),
        CallOutcome::TimedOut(limit) => below_boards(
            input,
            format!(
                "  hasn't answered after {limit:?}, compiling not counted: does a loop never end?"
            ),
        ),
    }
}

/// Words from panics of the standard library, and what causes them in any task.
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
    /// Returns the kind of failure that this outcome is if it isn't the expected one.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            CallOutcome::Answer(_) => Kind::WrongAnswer,
            CallOutcome::Panic(panic) if panic.todo_text().is_some() => Kind::Unwritten,
            CallOutcome::Panic(_) => Kind::Panicked,
            CallOutcome::Failed(CallError::InvalidReply | CallError::ReplyTooLong) => Kind::Garbled,
            CallOutcome::Failed(_) => Kind::Crashed,
            CallOutcome::TimedOut(_) => Kind::Endless,
        }
    }

    /// Returns the cause of a panic of the standard library.
    pub(crate) fn known_panic(&self) -> Option<&'static str> {
        let CallOutcome::Panic(panic) = self else {
            return None;
        };
        KNOWN_PANICS
            .iter()
            .find(|(words, _)| panic.message.contains(words))
            .map(|(_, explanation)| *explanation)
    }
}

/// Draws boards, compares lists of squares on the board, and writes other answers
/// below it.
fn answer_parts(input: &impl Input, expected: &dyn Value, got: &dyn Value) -> MessageParts {
    match (as_board(expected), as_board(got)) {
        (Some(expected), Some(got)) => two_boards_parts(input, expected, got),
        (None, None) => match (as_squares(expected), as_squares(got)) {
            (Some(expected_squares), Some(got_squares)) => {
                let different = only_in_one(expected_squares, got_squares);
                lists_parts(input, both_lines(expected, got), &different)
            }
            _ => below_boards(input, both_lines(expected, got)),
        },
        _ => one_board_parts(input, expected, got),
    }
}

fn both_lines(expected: &dyn Value, got: &dyn Value) -> String {
    let (expected, got) = (value_text(expected), value_text(got));
    format!("  expected: {expected}\n  got:      {got}")
}

/// Returns drawings of the boards among the arguments, with `>` before some squares.
fn argument_drawings<'a>(input: &'a impl Input, marked: &[Square]) -> Vec<BoardDrawing<'a>> {
    input
        .arguments()
        .into_iter()
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

/// Draws the boards among the arguments, the expected board, and the answer, and marks
/// the squares on which the last two differ.
fn two_boards_parts(input: &impl Input, expected: &Board, got: &Board) -> MessageParts {
    let different = differences(expected, got);
    let mut drawings = argument_drawings(input, &[]);
    drawings.push(drawing("expected", expected, &different));
    drawings.push(drawing("got", got, &different));
    MessageParts {
        boards: side_by_side(&drawings),
        difference: Some(difference(&different)),
        ..MessageParts::default()
    }
}

/// Draws the one of the two answers that is a board. The other is `None`.
fn one_board_parts(input: &impl Input, expected: &dyn Value, got: &dyn Value) -> MessageParts {
    let mut drawings = argument_drawings(input, &argument_squares(input));
    for (title, answer) in [("expected", expected), ("got", got)] {
        drawings.extend(as_board(answer).map(|board| drawing(title, board, &[])));
    }
    MessageParts {
        boards: side_by_side(&drawings),
        outcome: both_lines(expected, got),
        difference: None,
    }
}

/// Marks the squares that only one of two lists has, on the boards among the arguments.
fn lists_parts(input: &impl Input, outcome: String, different: &[Square]) -> MessageParts {
    let drawings = argument_drawings(input, different);
    if drawings.is_empty() || different.is_empty() {
        return below_boards(input, outcome);
    }
    MessageParts {
        boards: side_by_side(&drawings),
        outcome,
        difference: Some(difference(different)),
    }
}

fn difference(squares: &[Square]) -> String {
    format!("The two differ on {}.", names(squares))
}

/// Returns the text of the call, with the boards among its arguments drawn below. It's
/// reported before the call, which may end the process.
pub(crate) fn call_with_boards(name: &str, input: &impl Input) -> String {
    let call = call_text(name, input);
    match &*below_boards(input, String::new()).boards {
        "" => call,
        boards => format!("{call}\n\n{boards}\n"),
    }
}

/// Returns an outcome below the boards among the arguments, on which the squares among
/// the arguments are marked.
fn below_boards(input: &impl Input, outcome: String) -> MessageParts {
    MessageParts {
        boards: side_by_side(&argument_drawings(input, &argument_squares(input))),
        outcome,
        difference: None,
    }
}

fn argument_squares(input: &impl Input) -> Vec<Square> {
    input
        .arguments()
        .into_iter()
        .filter_map(as_square)
        .collect()
}

fn panic_parts(input: &impl Input, expected: &dyn Value, panic: &Panic) -> MessageParts {
    let Panic { message, location } = panic;
    if let Some(text) = panic.todo_text() {
        // The `todo!` of a starter formats all arguments, boards included, because
        // otherwise they would be unused.
        return MessageParts {
            outcome: format!("  isn't written yet{text}\n  Write it here: {location}"),
            ..MessageParts::default()
        };
    }
    let expected = match as_board(expected) {
        Some(_) => String::new(),
        None => format!("  expected: {}\n", value_text(expected)),
    };
    let panicked = format!("  panicked: {message}\n  Here: {location}");
    below_boards(input, expected + &panicked)
}
