//! How a learner reads what came of a check. The words about a panic or a wrong answer
//! are in `crates/checks/src/message.rs`.

use crate::run::{CheckOutcome, Crash};

/// How many passed before one that failed, and how many weren't run after it. What
/// they are, is in a word: a `check` or a `test`.
pub(super) fn before_and_after(what: &str, passed: usize, waiting: usize) -> String {
    let passed = match (passed, waiting) {
        (0, 0) => return format!("This is the only {what}."),
        (0, _) => format!("This is the first {what}"),
        _ => counted(passed, &format!("{what} passes"), &format!("{what}s pass")),
    };
    match waiting {
        0 => format!("{passed}, and this is the last one."),
        _ => format!(
            "{passed}, and {} left after this one.",
            counted(waiting, "more is", "more are")
        ),
    }
}

pub(super) fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    }
}

/// What a check says, with or without the place of the check.
pub(super) fn said(outcome: &CheckOutcome, with_place: bool) -> String {
    let (said, place) = match outcome {
        CheckOutcome::Passed => ("It passed.".to_owned(), None),
        CheckOutcome::Failed(failure) => (failure.message(), Some(&failure.check)),
        CheckOutcome::Unreported(said) => (said.errors.trim().to_owned(), None),
        CheckOutcome::Crashed(crash) => (crashed(crash), crash.check.as_ref()),
        CheckOutcome::Endless(time) => (
            format!(
                "It was stopped after {time:?}, compiling not counted: does a \
                 loop never end, or does it do the same work again and again?"
            ),
            None,
        ),
    };
    let place = place.filter(|_| with_place);
    let place = place.map(|place| format!("\n\nThe check: {place}"));
    wrapped(&(said + &place.unwrap_or_default()))
}

fn crashed(
    Crash {
        call, said, code, ..
    }: &Crash,
) -> String {
    let call = call.as_deref().unwrap_or("The check");
    let said = beginning(said).unwrap_or_default();
    // Windows reports a stack overflow as a code, too, one above all others.
    if let Some(code @ 0..=255) = code {
        return left(call, *code, &said);
    }
    format!(
        "{call}\n  crashed the program. It said:\n\n{said}\n\nIf the stack \
         overflowed, a function called itself and never stopped. Does it call \
         itself for what comes next, such as the position after a move?"
    )
}

/// What to say about a program that ended before its check did.
fn left(call: &str, code: i32, said: &str) -> String {
    let said = if said.is_empty() {
        String::new()
    } else {
        format!(" It said:\n\n{said}")
    };
    format!(
        "{call}\n  ended the whole program with exit code {code}, so the check \
         never got its answer.{said}\n\nDon't call `std::process::exit`: return \
         the answer instead."
    )
}

/// A text in lines that fit into a narrow window.
pub(super) fn wrapped(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(wrapped_line).collect();
    lines.join("\n")
}

/// A line that fits stays as it is, with all its spaces.
fn wrapped_line(text: &str) -> String {
    const WIDTH: usize = 80;
    let (mut lines, mut width) = (String::new(), 0);
    for word in text.split_inclusive(' ') {
        let length = word.trim_end().chars().count();
        if width > 0 && width + length > WIDTH {
            lines.truncate(lines.trim_end().len());
            lines.push('\n');
            width = 0;
        }
        lines.push_str(word);
        width += word.chars().count();
    }
    lines
}

/// A text of the book's, without the asterisks of emphasis: `*best*`. In code
/// an asterisk stays.
pub(super) fn without_emphasis(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(place, part)| match place % 2 {
        0 => part.replace('*', ""),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}

/// The first lines of what was printed. Nobody reads thousands.
pub(super) fn beginning(printed: &str) -> Option<String> {
    const SHOWN: usize = 20;
    let printed = printed.trim();
    let mut lines = printed.lines();
    let mut shown: Vec<_> = lines.by_ref().take(SHOWN).collect();
    if lines.next().is_some() {
        shown.push("... and more");
    }
    (!printed.is_empty()).then(|| shown.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_long_line_is_wrapped_between_words_and_a_short_one_is_left_alone() {
        let board = "  a b c\n1 . .   .";
        assert_eq!(wrapped(board), board);
        let long = "word ".repeat(20);
        let lines = wrapped(long.trim_end());
        let lengths: Vec<_> = lines.lines().map(str::len).collect();
        assert_eq!(lengths, [79, 19]);
    }

    #[test]
    fn asterisks_of_emphasis_go_and_those_of_code_stay() {
        let said = without_emphasis("the *mobility*: `let a = *game;`");
        assert_eq!(said, "the mobility: `let a = *game;`");
    }
}
