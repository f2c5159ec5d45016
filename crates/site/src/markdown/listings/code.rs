//! The code of a listing, with the first and the last line of its container.

use std::collections::BTreeSet;

use crate::markdown::rust_source::{Container, Cut, Source};

/// The code of a listing.
pub(super) struct Code {
    pub(super) text: String,
    /// The numbers of lines at the start and at the end that were shown before, as context.
    pub(super) context: (usize, usize),
}

impl From<String> for Code {
    fn from(text: String) -> Self {
        let context = (0, 0);
        Self { text, context }
    }
}

/// Returns the code of a listing. If it continues an `impl` that was shown before, the first
/// and the last line of the `impl` are its context. Adds its lines to `shown`.
pub(super) fn code_in_context(source: &Source, cuts: &[Cut], shown: &mut BTreeSet<usize>) -> Code {
    let Some(container) = cuts[0]
        .containers
        .last()
        .filter(|container| shown.contains(&container.closing))
    else {
        return code(source, cuts, shown).into();
    };
    let (first, last) = (*cuts[0].lines.start(), *cuts[cuts.len() - 1].lines.end());
    let opening = *container.opening.end();
    let mut lines = vec![Some(opening)];
    lines.extend(lines_with_new_containers(cuts, shown));
    lines.push(Some(container.closing));
    let mut text = String::new();
    push_dedented(&mut text, source, &lines);
    let omits_before = shown.range(opening + 1..first).next().is_some();
    let omits_after = shown.range(last + 1..container.closing).next().is_some();
    shown.extend(lines.into_iter().flatten());
    mark_omissions(&text, omits_before, omits_after)
}

/// Inserts `// …` after the first line and before the last, where lines were left out.
fn mark_omissions(text: &str, omits_before: bool, omits_after: bool) -> Code {
    const OMISSION: &str = "    // …";
    let mut lines: Vec<_> = text.lines().collect();
    if omits_before {
        lines.insert(1, OMISSION);
    }
    if omits_after {
        lines.insert(lines.len() - 1, OMISSION);
    }
    Code {
        text: lines.join("\n") + "\n",
        context: (1 + usize::from(omits_before), 1 + usize::from(omits_after)),
    }
}

/// Returns the code of a listing without context. Adds its lines to `shown`.
pub(super) fn code(source: &Source, cuts: &[Cut], shown: &mut BTreeSet<usize>) -> String {
    let mut code = String::new();
    let mut previous: Option<usize> = None;
    for group in cuts.chunk_by(|one, next| one.containers == next.containers) {
        let lines = lines_with_new_containers(group, shown);
        let first = lines.iter().flatten().next();
        if let (Some(previous), Some(&first)) = (previous, first)
            && first != previous + 1
        {
            code.push('\n');
        }
        push_dedented(&mut code, source, &lines);
        previous = lines.iter().flatten().next_back().copied();
        shown.extend(lines.into_iter().flatten());
    }
    code
}

/// Returns the lines of cuts in the same containers, and those of the containers that
/// haven't been shown before. `None` is a blank line.
fn lines_with_new_containers(cuts: &[Cut], shown: &BTreeSet<usize>) -> Vec<Option<usize>> {
    let containers: Vec<&Container> = cuts[0]
        .containers
        .iter()
        .filter(|container| !shown.contains(&container.closing))
        .collect();
    let mut lines = Vec::new();
    for container in &containers {
        lines.extend(container.opening.clone().map(Some));
    }
    for (index, cut) in cuts.iter().enumerate() {
        if index > 0 && cuts[index - 1].lines.end() + 1 != *cut.lines.start() {
            lines.push(None);
        }
        lines.extend(cut.lines.clone().map(Some));
    }
    for container in containers.iter().rev() {
        lines.push(Some(container.closing));
    }
    lines
}

/// Appends lines of the source without the indentation that they share.
fn push_dedented(code: &mut String, source: &Source, lines: &[Option<usize>]) {
    let texts = lines
        .iter()
        .map(|line| line.map_or("", |number| source.line(number)));
    let indent = texts
        .clone()
        .filter(|text| !text.is_empty())
        .map(|text| text.len() - text.trim_start().len())
        .min()
        .unwrap_or_default();
    for text in texts {
        code.push_str(text.get(indent..).unwrap_or_default());
        code.push('\n');
    }
}

/// Returns the given lines in the order of the file. A comment replaces the lines between
/// them that were shown before, and names the `impl` around the lines after it.
pub(super) fn remaining_code(source: &Source, lines: &[usize], shown: &BTreeSet<usize>) -> String {
    let mut code = String::new();
    let mut previous = 0;
    for &line in lines {
        if previous > 0 && line > previous + 1 {
            code.push('\n');
        }
        if (previous + 1..line).any(|skipped| shown.contains(&skipped)) {
            code.push_str(&omission_comment(source, previous, line));
        }
        code.push_str(source.line(line));
        code.push('\n');
        previous = line;
    }
    code
}

/// Returns the comment that replaces the lines between two others.
fn omission_comment(source: &Source, previous: usize, next: usize) -> String {
    let text = source.line(next);
    let indent = &text[..text.len() - text.trim_start().len()];
    let mut names = source.items_between(previous, next).join(", ");
    if let Some(container) = source.container_at(next)
        && source.container_at(previous) != Some(container)
    {
        let comma = if names.is_empty() { "" } else { ", " };
        names = format!("{names}{comma}then in {container}");
    }
    format!("{}\n\n", format!("{indent}// … {names}").trim_end())
}
