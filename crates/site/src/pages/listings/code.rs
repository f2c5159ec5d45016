//! The code of a listing, with as much around it as says where it goes.

use std::collections::BTreeSet;

use crate::pages::source::{Cut, Frame, Source};

/// The code of a listing, and how many of its lines, at its start and at its
/// end, were shown before and only say where the others go.
pub(super) struct Code {
    pub(super) text: String,
    pub(super) context: (usize, usize),
}

impl From<String> for Code {
    fn from(text: String) -> Self {
        let context = (0, 0);
        Self { text, context }
    }
}

/// The code of a listing, and what it's added to: the first and the last line
/// of an `impl` that was shown before. Notes its lines as shown.
pub(super) fn code_in_context(source: &Source, cuts: &[Cut], shown: &mut BTreeSet<usize>) -> Code {
    let seen = |frame: &&Frame| shown.contains(&frame.closing);
    let Some(frame) = cuts[0].inside.last().filter(seen) else {
        return code(source, cuts, shown).into();
    };
    let (first, last) = (*cuts[0].lines.start(), *cuts[cuts.len() - 1].lines.end());
    let opening = *frame.opening.end();
    let mut lines = vec![Some(opening)];
    lines.extend(framed(cuts, shown));
    lines.push(Some(frame.closing));
    let mut framed = String::new();
    push_dedented(&mut framed, source, &lines);
    let has_before = shown.range(opening + 1..first).next().is_some();
    let has_after = shown.range(last + 1..frame.closing).next().is_some();
    shown.extend(lines.into_iter().flatten());
    abridged(&framed, has_before, has_after)
}

/// Puts `// …` where lines were left out, behind the first line and in front
/// of the last.
fn abridged(framed: &str, before: bool, after: bool) -> Code {
    let mut lines: Vec<_> = framed.lines().collect();
    const LEFT_OUT: &str = "    // …";
    if before {
        lines.insert(1, LEFT_OUT);
    }
    if after {
        lines.insert(lines.len() - 1, LEFT_OUT);
    }
    Code {
        text: lines.join("\n") + "\n",
        context: (1 + usize::from(before), 1 + usize::from(after)),
    }
}

/// The code of a listing. Notes its lines as shown.
pub(super) fn code(source: &Source, cuts: &[Cut], shown: &mut BTreeSet<usize>) -> String {
    let mut code = String::new();
    let mut last: Option<usize> = None;
    for group in cuts.chunk_by(|one, next| one.inside == next.inside) {
        let lines = framed(group, shown);
        let first = lines.iter().flatten().next();
        if let (Some(last), Some(&first)) = (last, first)
            && first != last + 1
        {
            code.push('\n');
        }
        push_dedented(&mut code, source, &lines);
        last = lines.iter().flatten().next_back().copied();
        shown.extend(lines.into_iter().flatten());
    }
    code
}

/// The lines of neighboring items, with what surrounds them if it hasn't been
/// shown before. `None` is a blank line.
fn framed(cuts: &[Cut], shown: &BTreeSet<usize>) -> Vec<Option<usize>> {
    let inside = cuts.first().map(|cut| cut.inside.as_slice());
    let unseen = |frame: &&Frame| !shown.contains(&frame.closing);
    let frames: Vec<_> = inside.unwrap_or_default().iter().filter(unseen).collect();
    let mut lines = Vec::new();
    for frame in &frames {
        lines.extend(frame.opening.clone().map(Some));
    }
    for (place, cut) in cuts.iter().enumerate() {
        if place > 0 && cuts[place - 1].lines.end() + 1 != *cut.lines.start() {
            lines.push(None);
        }
        lines.extend(cut.lines.clone().map(Some));
    }
    lines.extend(frames.iter().rev().map(|frame| Some(frame.closing)));
    lines
}

fn push_dedented(code: &mut String, source: &Source, lines: &[Option<usize>]) {
    let texts = lines.iter().map(|line| line.map_or("", |n| source.line(n)));
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

/// The given lines in the order of the file. A comment takes the place of what
/// was shown before: the lines between, or the `impl` around.
pub(super) fn runs(source: &Source, lines: &[usize], shown: &BTreeSet<usize>) -> String {
    let mut code = String::new();
    let mut last = 0;
    for &line in lines {
        let skipped = (last + 1..line).any(|n| shown.contains(&n));
        if last > 0 && line > last + 1 {
            code.push('\n');
        }
        if skipped {
            code.push_str(&gap(source, last, line));
        }
        code.push_str(source.line(line));
        code.push('\n');
        last = line;
    }
    code
}

/// The comment that replaces the lines between two others.
fn gap(source: &Source, last: usize, next: usize) -> String {
    let text = source.line(next);
    let indent = &text[..text.len() - text.trim_start().len()];
    let mut names = source.between(last, next).join(", ");
    let around = source.container(next);
    if let Some(around) = around.filter(|around| source.container(last) != Some(*around)) {
        let comma = if names.is_empty() { "" } else { ", " };
        names = format!("{names}{comma}then in {around}");
    }
    format!("{}\n\n", format!("{indent}// … {names}").trim_end())
}
