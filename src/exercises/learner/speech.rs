//! Sentences of what a learner reads.

use crate::exercises::run::Verdict;

/// What is open before the next exercise; of many, the first.
pub(super) fn still_open(before: &[String]) -> String {
    const SHOWN: usize = 4;
    let shown = before.iter().take(SHOWN).cloned().collect::<Vec<_>>();
    let more = if before.len() > SHOWN {
        " and more"
    } else {
        ""
    };
    match shown.is_empty() {
        true => String::new(),
        false => format!("Still open before it: {}{more}.\n", shown.join(", ")),
    }
}

pub(super) fn before_and_after(passed: usize, waiting: usize) -> String {
    let passed = match passed {
        0 => "This is the first check".to_owned(),
        _ => counted(passed, "check passes", "checks pass"),
    };
    match waiting {
        0 => format!("{passed}; no other waits."),
        _ => format!(
            "{passed}; {} after this one.",
            counted(waiting, "more waits", "more wait")
        ),
    }
}

pub(super) fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    }
}

/// The name of a check, which was written to be read. The name of a square
/// stays small: c6.
pub(super) fn sentence(check: &str) -> String {
    let text = check.replace('_', " ");
    let mut letters = text.chars();
    let first = letters.next().unwrap_or_default();
    let rest = letters.as_str();
    match rest.starts_with(|next: char| next.is_ascii_digit()) {
        true => format!("{text}."),
        false => format!("{}{rest}.", first.to_uppercase()),
    }
}

pub(super) fn said(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Passed => "It passed.".to_owned(),
        Verdict::Failed(why) => why.trim().to_owned(),
        Verdict::Crashed(said) => format!(
            "The program crashed. When the stack overflows, a function calls \
             itself\nand never stops. It said:\n\n{}",
            beginning(said).unwrap_or_default()
        ),
        Verdict::Endless(time) => format!(
            "It was stopped after {time:?}, compiling not counted: does a \
             loop never end?"
        ),
    }
}

/// A text in lines that fit into a narrow window.
pub(super) fn wrapped(text: &str) -> String {
    const WIDTH: usize = 80;
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a first line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + word.chars().count() < WIDTH {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.join("\n")
}

/// The first lines of what was printed; nobody reads thousands.
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
