//! Pictures: SVG files that a page shows by their names. An editor of drawings
//! can open them, because they name the style sheet of the boards themselves; a
//! page brings that style sheet along.

use std::fs;
use std::path::Path;

/// The picture with this name as one line of HTML, from the book in the folder
/// `book`. Fails when it can't be read.
pub(super) fn picture(book: &Path, name: &str) -> Result<String, String> {
    let file = format!("pictures/{name}.svg");
    let text = fs::read_to_string(book.join(&file));
    text.map(|svg| one_line(&svg))
        .map_err(|why| format!("can't read the picture book/{file}: {why}"))
}

/// A drawing in one line, without what only an editor needs: a comment has a line of
/// its own. A break between two words is a blank, and one between elements is nothing.
fn one_line(svg: &str) -> String {
    let start = svg.find("<svg").unwrap_or_default();
    let parts = svg[start..].lines().map(str::trim);
    let mut line = String::new();
    for part in parts.filter(|part| !part.starts_with("<!--")) {
        if !line.is_empty() && !line.ends_with('>') {
            line.push(' ');
        }
        line.push_str(part);
    }
    let line = line.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1);
    // The halves of a wide window are drawings of the page.
    let halves = line.strip_prefix("<svg class=\"board-drawing screen\"");
    match halves.and_then(|halves| halves.strip_suffix("</svg>")) {
        Some(halves) => format!("<span class=\"board-drawing screen\"{halves}</span>"),
        None => line,
    }
}
