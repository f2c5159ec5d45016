//! The line above a listing: which file it's in, where it goes, what to expect.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use super::Badge;
use crate::pages::source::{Cut, Frame, Lines, Source};
use mdbook_core::utils::escape_html;

/// Where the code is, and what to expect of it.
pub(super) fn caption(title: &str, place: &[String], badge: Option<Badge>, comma: &str) -> String {
    let place = place.join(", ");
    let comma = if place.is_empty() { "" } else { comma };
    let mut caption = format!("<span>{title}{comma}{place}</span>");
    if let Some(badge) = badge {
        let _ = write!(caption, " <span class=\"badge\">{}</span>", badge.label());
    }
    caption
}

/// Where the lines are that nobody types: the items around them, and their
/// numbers.
pub(super) fn found(source: &Source, cuts: &[Cut]) -> Vec<String> {
    let mut place = around(cuts);
    place.push(ranges(source, cuts));
    place
}

/// The items around all of the cuts.
fn around(cuts: &[Cut]) -> Vec<String> {
    let inside = &cuts[0].inside;
    let is_shared = cuts.iter().all(|cut| cut.inside == *inside);
    let frames = inside.iter().filter(|_| is_shared);
    let name = |frame: &Frame| format!("in <code>{}</code>", escape_html(&frame.title));
    frames.map(name).collect()
}

/// Where new lines go among those of their file that are there already.
pub(super) fn place(
    path: &Path,
    source: &Source,
    cuts: &[Cut],
    shown: &BTreeSet<usize>,
) -> Vec<String> {
    if !shown.is_empty() {
        let mut place = around(cuts);
        place.extend(after(source, cuts, shown));
        return place;
    }
    // Cargo made this one.
    let is_there = path.ends_with("src/lib.rs");
    let new = (!is_there).then(|| "a new file".to_owned());
    new.into_iter().collect()
}

/// What new lines come after.
fn after(source: &Source, cuts: &[Cut], shown: &BTreeSet<usize>) -> Option<String> {
    let is_on_top = |line: &str| line.starts_with("use ") || line.starts_with("//!");
    let mut starts = cuts.iter().map(|cut| *cut.lines.start());
    let Some(start) = starts.find(|&start| !is_on_top(source.line(start))) else {
        return Some("at the top".to_owned());
    };
    let before = *shown.range(..start).next_back()?;
    if source.container(before) != source.container(start) {
        return None;
    }
    let selector = source.selector(before)?;
    Some(match selector.rsplit(" > ").next()? {
        "docs" => "after the comment".to_owned(),
        name => format!("after <code>{}</code>", escape_html(name)),
    })
}

/// `lines 7 to 12 and 20`.
fn ranges(source: &Source, cuts: &[Cut]) -> String {
    let mut ranges: Vec<Lines> = Vec::new();
    for cut in cuts {
        match ranges.last_mut() {
            Some(last)
                if last.end() < cut.lines.start()
                    && source.adjoin(*last.end(), *cut.lines.start()) =>
            {
                *last = *last.start()..=*cut.lines.end();
            }
            _ => ranges.push(cut.lines.clone()),
        }
    }
    let single = |range: &Lines| range.start() == range.end();
    let word = match ranges.as_slice() {
        [only] if single(only) => "line",
        _ => "lines",
    };
    let text = |range: &Lines| {
        if single(range) {
            range.start().to_string()
        } else {
            format!("{} to {}", range.start(), range.end())
        }
    };
    let texts: Vec<_> = ranges.iter().map(text).collect();
    match texts.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("{word} {} and {last}", others.join(", "))
        }
        _ => format!("{word} {}", texts.concat()),
    }
}
