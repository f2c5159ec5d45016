//! The caption of a listing: its file, the position of its code in the file, its badge.

use std::collections::BTreeSet;
use std::path::Path;

use super::Badge;
use crate::markdown::rust_source::{Container, Cut, LineRange, Source};
use mdbook_core::utils::escape_html;

/// Returns the caption as HTML. `separator` is between the title and the position.
pub(super) fn caption(
    title: &str,
    position: &[String],
    badge: Option<Badge>,
    separator: &str,
) -> String {
    let position = position.join(", ");
    let separator = if position.is_empty() { "" } else { separator };
    let mut caption = format!("<span>{title}{separator}{position}</span>");
    if let Some(badge) = badge {
        caption += &format!(" <span class=\"badge\">{}</span>", badge.label());
    }
    caption
}

/// Returns the position of code that a reader doesn't type: its containers and line numbers.
pub(super) fn position_by_lines(source: &Source, cuts: &[Cut]) -> Vec<String> {
    let mut position = shared_containers(cuts);
    position.push(line_numbers(source, cuts));
    position
}

/// Returns the position at which a reader inserts new code: `a new file`, or its containers
/// and the item that it comes after.
pub(super) fn insert_position(
    path: &Path,
    source: &Source,
    cuts: &[Cut],
    shown: &BTreeSet<usize>,
) -> Vec<String> {
    if !shown.is_empty() {
        let mut position = shared_containers(cuts);
        position.extend(predecessor(source, cuts, shown));
        position
    } else if path.ends_with("src/lib.rs") {
        // `cargo new` has created this file.
        Vec::new()
    } else {
        vec!["a new file".to_owned()]
    }
}

/// Returns the containers that are the same for all cuts.
fn shared_containers(cuts: &[Cut]) -> Vec<String> {
    let containers = &cuts[0].containers;
    if cuts.iter().any(|cut| cut.containers != *containers) {
        return Vec::new();
    }
    containers
        .iter()
        .map(|Container { title, .. }| format!("in <code>{}</code>", escape_html(title)))
        .collect()
}

/// Returns the shown item that the new lines come after.
fn predecessor(source: &Source, cuts: &[Cut], shown: &BTreeSet<usize>) -> Option<String> {
    let is_on_top = |line: &str| line.starts_with("use ") || line.starts_with("//!");
    let Some(start) = cuts
        .iter()
        .map(|cut| *cut.lines.start())
        .find(|&start| !is_on_top(source.line(start)))
    else {
        return Some("at the top".to_owned());
    };
    let previous = *shown.range(..start).next_back()?;
    if source.container_at(previous) != source.container_at(start) {
        return None;
    }
    let selector = source.selector_at(previous)?;
    match selector.rsplit(" > ").next()? {
        "docs" => Some("after the comment".to_owned()),
        name => Some(format!("after <code>{}</code>", escape_html(name))),
    }
}

/// Returns the line numbers of the cuts: `lines 7 to 12 and 20`.
fn line_numbers(source: &Source, cuts: &[Cut]) -> String {
    let mut ranges: Vec<LineRange> = Vec::new();
    for cut in cuts {
        match ranges.last_mut() {
            Some(last)
                if last.end() < cut.lines.start()
                    && source.is_blank_between(*last.end(), *cut.lines.start()) =>
            {
                *last = *last.start()..=*cut.lines.end();
            }
            _ => ranges.push(cut.lines.clone()),
        }
    }
    let texts: Vec<_> = ranges
        .iter()
        .map(|range| match (range.start(), range.end()) {
            (start, end) if start == end => start.to_string(),
            (start, end) => format!("{start} to {end}"),
        })
        .collect();
    match texts.as_slice() {
        [line] if ranges[0].start() == ranges[0].end() => format!("line {line}"),
        [rest @ .., last] if !rest.is_empty() => {
            format!("lines {} and {last}", rest.join(", "))
        }
        _ => format!("lines {}", texts.concat()),
    }
}
