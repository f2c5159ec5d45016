//! What the reader is told.

use super::test_workspace::Missing;
use crate::learner::outcomes::{before_and_after, counted};
use crate::run::CheckOutcome;
use othellier_project::catalog::check_sentence;

/// The reader's crates don't compile.
pub(super) fn broken(name: &str, errors: &str) -> String {
    format!("The tests of {name} have to wait. Your code doesn't compile yet:\n\n{errors}")
}

/// None of the tests can be compiled.
pub(super) fn too_early(name: &str, missing: &[Missing]) -> String {
    format!(
        "It's too early for the tests of {name}. They use what you haven't typed yet:\n\n{}",
        waiting(missing)
    )
}

/// How the tests ended: all passed, or this one didn't, the first of them.
pub(super) fn results(
    name: &str,
    place: &dyn Fn(&str) -> String,
    tests: &[String],
    failure: Option<&(usize, CheckOutcome)>,
    missing: &[Missing],
) -> String {
    let mut text = match failure {
        None => format!("{name}: {} pass.\n", counted(tests.len(), "test", "tests")),
        Some((passed, outcome)) => {
            let (test, waiting) = (&tests[*passed], tests.len() - passed - 1);
            format!(
                "Not yet: {}\n\n{}\n\nThe test: {}\n\n{name}: {}\n",
                as_sentence(test),
                said(outcome, test),
                place(test),
                before_and_after("test", *passed, waiting)
            )
        }
    };
    if !missing.is_empty() {
        text += "Other tests have to wait, because they use what you haven't typed yet:\n\n";
        text += &waiting(missing);
    }
    text
}

fn said(outcome: &CheckOutcome, test: &str) -> String {
    match outcome {
        CheckOutcome::Passed => String::new(),
        CheckOutcome::Failed(failure) => failure.message(),
        CheckOutcome::Unreported(said) => {
            own_words(&format!("{}{}", said.output, said.errors), test)
        }
        CheckOutcome::Crashed(crash) => own_words(&crash.said, test),
        CheckOutcome::Endless(_) => {
            "It doesn't come to an end. Look for a loop that goes on forever.".to_owned()
        }
    }
}

/// Beginnings of lines that say nothing about what failed: the test harness's
/// own, and what a snapshot says to the authors of the book.
const NOISE: [&str; 13] = [
    "running ",
    "test ",
    "failures:",
    "test result:",
    "note: ",
    "thread '",
    "FAILED",
    "\u{2500}",
    "Snapshot",
    "Source: ",
    "Stopped on ",
    "snapshot assertion ",
    "assertion failed: `(left == right)`",
];

/// What a snapshot calls the two texts, and what they are to the reader.
const SIDES: [(&str, &str); 2] = [
    ("-old snapshot", "- what the test expects"),
    ("+new results", "+ what your code says"),
];

/// What a failed test says about it.
fn own_words(said: &str, name: &str) -> String {
    let said = without_colors(said);
    let is_noise =
        |line: &str| line.trim() == name || NOISE.iter().any(|noise| line.starts_with(noise));
    let mut lines: Vec<_> = said.lines().filter(|line| !is_noise(line)).collect();
    lines.dedup_by(|one, before| one.is_empty() && before.is_empty());
    let mut text = lines.join("\n").trim().to_owned();
    for (theirs, ours) in SIDES {
        text = text.replace(theirs, ours);
    }
    text
}

/// The text without what sets a terminal's colors.
fn without_colors(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('m').map_or(part, |part| part.1));
    first + &rest.collect::<String>()
}

fn as_sentence(name: &str) -> String {
    let (_, test) = name.rsplit_once("::").unwrap_or(("", name));
    check_sentence(test)
}

fn waiting(missing: &[Missing]) -> String {
    let line = |missing: &Missing| {
        let names: Vec<_> = missing
            .names
            .iter()
            .map(|name| format!("`{name}`"))
            .collect();
        format!(
            "- the tests in {}.rs need {}\n",
            missing.module,
            names.join(", ")
        )
    };
    missing.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_failed_test_is_quoted_without_what_the_harness_says() {
        let said = "\nrunning 1 test\ntest a::b ... FAILED\n\nfailures:\n\n    \
                    a::b\n\ntest result: FAILED. 0 passed\n\nthread 'a::b' \
                    panicked at x.rs:1:2:\n\u{1b}[1mDiff\u{1b}[0m:\n<1\n>2\n";
        assert_eq!(own_words(said, "a::b"), "Diff:\n<1\n>2");
    }

    #[test]
    fn a_snapshot_says_whose_text_is_whose() {
        let said = "Snapshot: b\nSource: x:1\n\u{2500}\u{2500}\nExpression: \
                    shown\n-old snapshot\n+new results\n-1\n+2\nStopped on \
                    the first failure.\n";
        let due = "Expression: shown\n- what the test expects\n\
                   + what your code says\n-1\n+2";
        assert_eq!(own_words(said, "a::b"), due);
    }
}
