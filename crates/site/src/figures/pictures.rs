//! Pictures: SVG files in `book/pictures` that a figure shows by name.
//!
//! A file names the style sheet of the boards, so that an editor can show it. A page has
//! that style sheet anyway.

use std::fs;
use std::path::Path;

/// Reads a picture of the book in the folder `book`, as one line of HTML.
///
/// # Errors
///
/// Returns a message if the file can't be read.
pub(super) fn read(book: &Path, name: &str) -> Result<String, String> {
    let file = format!("pictures/{name}.svg");
    fs::read_to_string(book.join(&file))
        .map(|svg| to_inline_html(&svg))
        .map_err(|error| format!("can't read the picture book/{file}: {error}"))
}

/// Joins the lines of an SVG document, and removes what only an editor needs. Each comment
/// must have a line of its own. A line break between words becomes a blank.
fn to_inline_html(svg: &str) -> String {
    let start = svg.find("<svg").unwrap_or_default();
    let mut html = String::new();
    for line in svg[start..].lines().map(str::trim) {
        if line.starts_with("<!--") {
            continue;
        }
        if !html.is_empty() && !html.ends_with('>') {
            html.push(' ');
        }
        html.push_str(line);
    }
    let html = html.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1);
    // The two halves of a wide window are separate drawings in the page.
    match html
        .strip_prefix("<svg class=\"board-drawing screen\"")
        .and_then(|halves| halves.strip_suffix("</svg>"))
    {
        Some(halves) => format!("<span class=\"board-drawing screen\"{halves}</span>"),
        None => html,
    }
}
