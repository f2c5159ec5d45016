//! Pictures: SVG files that a page shows by their names. An editor of drawings
//! can open them, because they name the style sheet of the boards themselves; a
//! page brings that style sheet along.

use page_boards::html;
use roxmltree::{Document, Node};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Where the pictures are, in `book`.
pub const FOLDER: &str = "pictures";

/// Attributes that would give an element a color in spite of the reader's theme.
const COLORS: [&str; 4] = ["color", "fill", "stop-color", "stroke"];

/// The picture with this name as one line of HTML, from the book in the folder
/// `book`. Fails when there's no such picture, or it isn't one that a page can
/// show.
pub(super) fn picture(book: &Path, name: &str) -> Result<String, String> {
    let names = names(book);
    if !names.iter().any(|known| known == name) {
        let names: Vec<_> = names.iter().map(|known| format!("`{known}`")).collect();
        return Err(format!("there's no such picture: write one of {}", names.join(", ")));
    }
    let file = format!("{FOLDER}/{name}.svg");
    let text = fs::read_to_string(book.join(&file)).map_err(|error| error.to_string());
    let line = text.and_then(|text| one_line(&text));
    line.map_err(|why| format!("book/{file}: {why}"))
}

/// The names of all pictures, in the order of the alphabet.
fn names(book: &Path) -> Vec<String> {
    let files = fs::read_dir(book.join(FOLDER)).into_iter().flatten();
    let names = files.filter_map(|file| {
        let name = file.ok()?.file_name().into_string().ok()?;
        name.strip_suffix(".svg").map(str::to_owned)
    });
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// A drawing without what only an editor needs: line breaks and comments.
fn one_line(svg: &str) -> Result<String, String> {
    let document = Document::parse(svg).map_err(|error| error.to_string())?;
    let mut line = String::new();
    write(document.root_element(), &mut line)?;
    Ok(line)
}

/// Appends an element with everything in it.
fn write(element: Node, line: &mut String) -> Result<(), String> {
    check_colors(element)?;
    // The halves of a wide window are drawings of the page.
    let is_wide = element.attribute("class") == Some("board-drawing screen");
    let tag = if is_wide { "span" } else { element.tag_name().name() };
    let _ = write!(line, "<{tag}");
    for attribute in element.attributes() {
        let words: Vec<_> = attribute.value().split_whitespace().collect();
        let value = html::escape(&words.join(" "));
        let _ = write!(line, " {}=\"{value}\"", attribute.name());
    }
    if !element.has_children() {
        line.push_str("/>");
        return Ok(());
    }
    line.push('>');
    for child in element.children() {
        match child.text().filter(|_| child.is_text()) {
            Some(text) if text.trim().is_empty() => {}
            Some(text) => line.push_str(&html::escape(text)),
            None if child.is_element() => write(child, line)?,
            None => {}
        }
    }
    let _ = write!(line, "</{tag}>");
    Ok(())
}

/// Refuses a color that no theme can change.
fn check_colors(element: Node) -> Result<(), String> {
    let tag = element.tag_name().name();
    let mut attributes = element.attributes();
    let style = element.attribute("style").unwrap_or_default();
    let has_color = tag == "style"
        || attributes.any(|attribute| COLORS.contains(&attribute.name()))
        || COLORS.iter().any(|color| style.contains(color));
    if !has_color {
        return Ok(());
    }
    let position = element.document().text_pos_at(element.range().start);
    Err(format!(
        "line {}: this <{tag}> has a color of its own; give it a class of \
         book/theme/boards.css instead",
        position.row
    ))
}
