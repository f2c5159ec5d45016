//! Sentences about the outcome of a check, and the layout of longer texts. The
//! sentences about a wrong answer or a panic are in `crates/checks/src/message.rs`.

use crate::check_runner::{CheckOutcome, Crash};

/// Says how many checks passed before one that failed and how many are left. `noun`
/// is `check` or `test`.
pub(crate) fn passed_and_remaining(noun: &str, passed: usize, remaining: usize) -> String {
    let passed = match (passed, remaining) {
        (0, 0) => return format!("This is the only {noun}."),
        (0, _) => format!("This is the first {noun}"),
        _ => counted(passed, &format!("{noun} passes"), &format!("{noun}s pass")),
    };
    match remaining {
        0 => format!("{passed}, and this is the last one."),
        _ => format!(
            "{passed}, and {} left after this one.",
            counted(remaining, "more is", "more are")
        ),
    }
}

/// Returns a number with a noun in the singular or the plural.
pub(crate) fn counted(count: usize, singular: &str, plural: &str) -> String {
    match count {
        1 => format!("1 {singular}"),
        _ => format!("{count} {plural}"),
    }
}

/// Returns the message of a check, with or without the check's location.
pub(crate) fn outcome_message(outcome: &CheckOutcome, with_location: bool) -> String {
    let (mut message, location) = match outcome {
        CheckOutcome::Passed => ("It passed.".to_owned(), None),
        CheckOutcome::Failed(failure) => (failure.message(), Some(&failure.check)),
        CheckOutcome::FailedWithoutReport(output) => (output.stderr.trim().to_owned(), None),
        CheckOutcome::Crashed(crash) => (crash_message(crash), crash.check.as_ref()),
        CheckOutcome::TimedOut(time) => (
            format!(
                "It was stopped after {time:?}, compiling not counted: does a \
                 loop never end, or does it do the same work again and again?"
            ),
            None,
        ),
    };
    if with_location && let Some(location) = location {
        message += &format!("\n\nThe check: {location}");
    }
    wrap(&message)
}

fn crash_message(crash: &Crash) -> String {
    let call = crash.call.as_deref().unwrap_or("The check");
    let stderr = first_lines(&crash.stderr).unwrap_or_default();
    match crash.exit_code {
        // On Windows a stack overflow has an exit code too, a larger one.
        Some(code @ 0..=255) => exit_message(call, code, &stderr),
        _ => {
            let output = match &*stderr {
                "" => String::new(),
                _ => format!(" It said:\n\n{stderr}"),
            };
            let cause = crash_cause(&crash.stderr);
            format!("{call}\n  crashed the program.{output}\n\n{cause}")
        }
    }
}

/// Returns a sentence about the cause of a crash. The runtime reports a stack overflow and
/// a failed allocation on standard error.
fn crash_cause(stderr: &str) -> &'static str {
    if stderr.contains("overflowed its stack") {
        "The stack overflowed: a function called itself and never stopped. Does it call \
         itself for what comes next, such as the position after a move?"
    } else if stderr.contains("memory allocation of ") {
        "It needed too much memory: is a list too long, or does it grow forever?"
    } else {
        "It was aborted, or the system stopped it because no memory was left. Return an answer \
         instead, and ask yourself if it needs that much memory."
    }
}

/// Returns the message about an answer that called `exit`.
fn exit_message(call: &str, code: i32, stderr: &str) -> String {
    let stderr = if stderr.is_empty() {
        String::new()
    } else {
        format!(" It said:\n\n{stderr}")
    };
    format!(
        "{call}\n  ended the whole program with exit code {code}, so the check \
         never got its answer.{stderr}\n\nDon't call `std::process::exit`: return \
         the answer instead."
    )
}

/// Wraps the lines of a text at 80 characters.
pub(crate) fn wrap(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(wrap_line).collect();
    lines.join("\n")
}

/// Wraps a line between words. Spaces inside a line that fits are kept, because a
/// board has some.
fn wrap_line(text: &str) -> String {
    const MAX_WIDTH: usize = 80;
    let (mut lines, mut width) = (String::new(), 0);
    for word in text.split_inclusive(' ') {
        let word_width = word.trim_end().chars().count();
        if width > 0 && width + word_width > MAX_WIDTH {
            lines.truncate(lines.trim_end().len());
            lines.push('\n');
            width = 0;
        }
        lines.push_str(word);
        width += word.chars().count();
    }
    lines
}

/// Removes Markdown's asterisks for emphasis, as in `*best*`, but not those in code.
pub(crate) fn without_emphasis(text: &str) -> String {
    let parts: Vec<_> = text
        .split('`')
        .enumerate()
        .map(|(index, part)| {
            let is_code = index % 2 == 1;
            if is_code {
                part.to_owned()
            } else {
                part.replace('*', "")
            }
        })
        .collect();
    parts.join("`")
}

/// Returns the first lines of an output, or `None` if it's empty.
pub(crate) fn first_lines(output: &str) -> Option<String> {
    const MAX_LINES: usize = 20;
    let output = output.trim();
    if output.is_empty() {
        return None;
    }
    let mut rest = output.lines();
    let mut lines: Vec<_> = rest.by_ref().take(MAX_LINES).collect();
    if rest.next().is_some() {
        lines.push("... and more");
    }
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn wraps_long_lines_between_words_and_keeps_short_ones() {
        let board = "  a b c\n1 . .   .";
        assert_eq!(wrap(board), board);
        let long = "word ".repeat(20);
        let lines = wrap(long.trim_end());
        let lengths: Vec<_> = lines.lines().map(str::len).collect();
        assert_eq!(lengths, [79, 19]);
    }

    #[test]
    fn crash_names_its_cause() {
        let message = |stderr: &str| {
            crash_message(&Crash {
                call: Some("row(c6)".to_owned()),
                stderr: stderr.to_owned(),
                exit_code: None,
                check: None,
            })
        };
        let overflow = message("thread 'x' has overflowed its stack\n");
        assert!(overflow.contains("The stack overflowed: "), "{overflow}");
        let memory = message("memory allocation of 99 bytes failed\n");
        assert!(memory.contains("too much memory"), "{memory}");
        assert!(!memory.contains("stack"), "{memory}");
        let killed = message("");
        assert!(!killed.contains("It said"), "{killed}");
        assert!(!killed.contains("stack"), "{killed}");
    }

    #[test]
    fn removes_asterisks_of_emphasis_but_not_of_code() {
        let text = without_emphasis("the *mobility*: `let a = *game;`");
        assert_eq!(text, "the mobility: `let a = *game;`");
    }
}
