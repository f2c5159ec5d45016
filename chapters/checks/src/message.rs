use std::fmt::{self, Debug};
use std::panic::Location;

use board::Board;

use crate::Input;
use crate::call::{Outcome, Panic};
use crate::drawing::{differences, names, side_by_side};
use crate::input::{as_board, call_text};

/// Why a check failed, in words for the one who wrote the answer.
#[derive(Debug, Clone)]
pub struct Failure(String);

impl Failure {
    pub(crate) fn checked_at(self, place: &Location) -> Failure {
        let (file, line) = (place.file(), place.line());
        Failure(format!("{}\n\nThe check: {file}:{line}", self.0))
    }

    /// Says it: in the file that `CHECKS_FAILURE` names, where nothing that
    /// the answer prints gets in between, or else on the error stream.
    pub(crate) fn tell(&self) {
        let file = std::env::var_os("CHECKS_FAILURE");
        if file.is_none_or(|file| std::fs::write(file, &self.0).is_err()) {
            eprintln!("\n{self}");
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
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
        Outcome::Answer(came) => match (as_board(expected), as_board(came)) {
            (Some(expected), Some(came)) => boards(input, expected, came),
            _ => format!("  expected: {expected:?}\n  came:     {came:?}"),
        },
        Outcome::Panic(panic) => about_panic(panic),
        Outcome::Endless(limit) => {
            format!(
                "  has no answer after {limit:?}, compiling not counted: \
                 does a loop never end?"
            )
        }
    };
    let mistake = mistake.map(|text| format!("\n\n{text}"));
    Failure(format!("{call}\n{what}{}", mistake.unwrap_or_default()))
}

/// The boards among the arguments, then the expected one and the one that
/// came, and where these two differ.
fn boards(input: &impl Input, expected: &Board, came: &Board) -> String {
    let arguments = input.arguments();
    let boards = arguments.iter().filter_map(|&value| as_board(value));
    let mut drawn: Vec<_> = boards.map(|board| ("board", board)).collect();
    drawn.extend([("expected", expected), ("came", came)]);
    let differ = differences(expected, came);
    format!(
        "\n{}\n\nThe two differ on {}.",
        side_by_side(&drawn, &differ),
        names(&differ)
    )
}

fn about_panic(Panic { message, place }: &Panic) -> String {
    match message.strip_prefix("not yet implemented") {
        Some(task) => {
            format!("  is not written yet{task}\n  Write it here: {place}")
        }
        None => format!("  panicked: {message}\n  Here: {place}"),
    }
}
