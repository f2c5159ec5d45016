//! The text for the reader about a chapter's tests.

use othellier_project::catalog::check_sentence;

use super::workspace::SkippedModule;
use crate::check_runner::CheckOutcome;
use crate::messages::{counted, passed_and_remaining};

/// Renders the compiler's errors in the reader's crates.
pub(super) fn reader_errors(chapter: &str, errors: &str) -> String {
    format!("The tests of {chapter} have to wait. Your code doesn't compile yet:\n\n{errors}")
}

/// Renders what is missing when no module of the tests compiles.
pub(super) fn too_early(chapter: &str, skipped: &[SkippedModule]) -> String {
    format!(
        "It's too early for the tests of {chapter}. They use what you haven't typed yet:\n\n{}",
        missing_names(skipped)
    )
}

/// Renders the results of the tests that ran. `location` returns the file and line of a
/// test.
pub(super) fn results(
    chapter: &str,
    location: &dyn Fn(&str) -> String,
    tests: &[String],
    failure: Option<&(usize, CheckOutcome)>,
    skipped: &[SkippedModule],
) -> String {
    let mut text = match failure {
        None => format!(
            "{chapter}: {} pass.\n",
            counted(tests.len(), "test", "tests")
        ),
        Some((index, outcome)) => {
            let test = &tests[*index];
            format!(
                "Not yet: {}\n\n{}\n\nThe test: {}\n\n{chapter}: {}\n",
                test_sentence(test),
                failure_message(outcome, test),
                location(test),
                passed_and_remaining("test", *index, tests.len() - index - 1)
            )
        }
    };
    if !skipped.is_empty() {
        text += "Other tests have to wait, because they use what you haven't typed yet:\n\n";
        text += &missing_names(skipped);
    }
    text
}

fn failure_message(outcome: &CheckOutcome, test: &str) -> String {
    match outcome {
        CheckOutcome::Passed => String::new(),
        CheckOutcome::Failed(failure) => failure.message(),
        CheckOutcome::FailedWithoutReport(output) => {
            without_noise(&format!("{}{}", output.stdout, output.stderr), test)
        }
        CheckOutcome::Crashed(crash) => without_noise(&crash.stderr, test),
        CheckOutcome::TimedOut(_) => {
            "It doesn't come to an end. Look for a loop that goes on forever.".to_owned()
        }
    }
}

/// The beginnings of lines that don't say what failed: those of the test harness, and
/// instructions of insta's for the authors of snapshots.
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

/// Insta's names of the two texts that it compares, and names for the reader.
const SNAPSHOT_SIDES: [(&str, &str); 2] = [
    ("-old snapshot", "- what the test expects"),
    ("+new results", "+ what your code says"),
];

/// Reduces the output of a failed test to the lines that say what failed.
fn without_noise(output: &str, test: &str) -> String {
    let output = without_colors(output);
    let is_noise =
        |line: &str| line.trim() == test || NOISE.iter().any(|noise| line.starts_with(noise));
    let mut lines: Vec<_> = output.lines().filter(|line| !is_noise(line)).collect();
    lines.dedup_by(|line, previous| line.is_empty() && previous.is_empty());
    let mut text = lines.join("\n").trim().to_owned();
    for (insta_name, name) in SNAPSHOT_SIDES {
        text = text.replace(insta_name, name);
    }
    text
}

/// Removes ANSI escape sequences for colors.
fn without_colors(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (_, rest) = part.split_once('m').unwrap_or(("", part));
        plain += rest;
    }
    plain
}

/// Returns the name of a test as a sentence.
fn test_sentence(path: &str) -> String {
    let (_, name) = path.rsplit_once("::").unwrap_or(("", path));
    check_sentence(name)
}

fn missing_names(skipped: &[SkippedModule]) -> String {
    let mut text = String::new();
    for module in skipped {
        let names: Vec<_> = module
            .missing
            .iter()
            .map(|name| format!("`{name}`"))
            .collect();
        text += &format!(
            "- the tests in {}.rs need {}\n",
            module.name,
            names.join(", ")
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn removes_output_of_the_test_harness() {
        let output = "\nrunning 1 test\ntest a::b ... FAILED\n\nfailures:\n\n    \
                      a::b\n\ntest result: FAILED. 0 passed\n\nthread 'a::b' \
                      panicked at x.rs:1:2:\n\u{1b}[1mDiff\u{1b}[0m:\n<1\n>2\n";
        assert_eq!(without_noise(output, "a::b"), "Diff:\n<1\n>2");
    }

    #[test]
    fn lists_missing_names_by_module() {
        let skipped = [SkippedModule {
            name: "stage".to_owned(),
            missing: vec!["src/main.rs".to_owned(), "play".to_owned()],
        }];
        assert_eq!(
            missing_names(&skipped),
            "- the tests in stage.rs need `src/main.rs`, `play`\n"
        );
    }

    #[test]
    fn names_the_sides_of_a_snapshot_for_the_reader() {
        let output = "Snapshot: b\nSource: x:1\n\u{2500}\u{2500}\nExpression: \
                      shown\n-old snapshot\n+new results\n-1\n+2\nStopped on \
                      the first failure.\n";
        let expected = "Expression: shown\n- what the test expects\n\
                        + what your code says\n-1\n+2";
        assert_eq!(without_noise(output, "a::b"), expected);
    }
}
