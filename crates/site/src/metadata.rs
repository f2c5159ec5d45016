//! What a page says about itself to programs that pass it on: search engines,
//! and those that show a picture and a line of it.

use crate::html::{self, Piece};
use anyhow::Result;
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};
use page_boards::html::escape;
use std::collections::BTreeMap;
use toml::Value;

/// How much of a page's first paragraph is shown elsewhere.
const ENOUGH: usize = 160;

/// How a description begins, mdBook's and ours.
const DESCRIPTION: &str = "<meta name=\"description\" content=\"";

/// What the chapters' crates say of them, by the names of their pages.
pub(crate) type Descriptions = BTreeMap<String, String>;

/// The descriptions of all chapters. Fails when a manifest can't be read.
pub(crate) fn descriptions(repository: &Repository) -> Result<Descriptions> {
    let chapters = repository.chapters()?;
    chapters
        .iter()
        .filter_map(|chapter| description(chapter).transpose())
        .collect()
}

fn description(chapter: &Chapter) -> Result<Option<(String, String)>> {
    let manifest = Manifest::read(&chapter.path)?;
    let text = manifest
        .get(&["package", "description"])
        .and_then(Value::as_str);
    let name = chapter.path.file_name().and_then(|name| name.to_str());
    Ok(name
        .zip(text)
        .map(|(name, text)| (name.into(), text.into())))
}

/// What takes the place of a description in the page named `name`, which consists
/// of these pieces. `address` is where the book is found.
pub(crate) fn introduction(
    pieces: &[Piece],
    name: &str,
    descriptions: &Descriptions,
    address: Option<&str>,
) -> String {
    let text = match descriptions.get(name) {
        Some(text) => escape(text),
        None => first_paragraph(pieces),
    };
    let title = escape(&words(pieces, "title"));
    let place = address.map(|address| place(address, name));
    [
        format!("{DESCRIPTION}{text}\">"),
        property("type", "article"),
        property("title", &title),
        property("description", &text),
        place.unwrap_or_default(),
    ]
    .concat()
}

/// Whether a piece is the description that mdBook gives each page.
pub(crate) fn is_description(piece: &Piece) -> bool {
    let tag = piece.start("meta");
    tag.is_some_and(|tag| tag.attribute("name") == "description")
}

/// The picture that other programs show beside a link. They can't draw, so it's
/// no SVG: it was made of `book/card.svg`.
const CARD: &str = "card.png";

/// What a reader who can't see it should know of it.
const ON_THE_CARD: &str = "Othellier, and an Othello board on which Black has just played c6";

/// Where a page is, and where its picture: a link to that has to be a whole one.
fn place(home: &str, name: &str) -> String {
    let address = own_address(home, name);
    [
        property("image", &format!("{home}{CARD}")),
        property("image:alt", ON_THE_CARD),
        property("url", &address),
        format!("\n        <link rel=\"canonical\" href=\"{address}\">"),
    ]
    .concat()
}

fn property(name: &str, content: &str) -> String {
    format!("\n        <meta property=\"og:{name}\" content=\"{content}\">")
}

/// The address of a page, without the name that a server adds.
pub(crate) fn own_address(address: &str, name: &str) -> String {
    match name {
        "index" => address.to_owned(),
        _ => format!("{address}{name}.html"),
    }
}

/// The words of the first paragraph: as many whole sentences as it takes.
fn first_paragraph(pieces: &[Piece]) -> String {
    let text = escape(&words(html::inside(pieces, "main"), "p"));
    let ends = text.match_indices(". ").map(|(at, _)| at + 1);
    match ends.take_while(|&at| at <= ENOUGH).last() {
        Some(end) if text.len() > ENOUGH => text[..end].to_owned(),
        _ => text,
    }
}

/// The text in the first element with this name, on one line.
fn words(pieces: &[Piece], element: &str) -> String {
    let texts = html::inside(pieces, element).iter();
    let text: String = texts.filter_map(Piece::text).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn pieces(page: &str) -> Vec<Piece<'_>> {
        html::pieces(page).collect()
    }

    const PAGE: &str = "<title>Flipping - Othellier</title>\n\
        <meta name=\"description\" content=\"The book\">\n\
        <main><h1>Flipping</h1><p>Which <em>discs</em>\nturn \"over\"?</p>\
        <p>These.</p></main>";

    #[test]
    fn another_page_says_its_first_words_and_where_it_is() {
        let home = Some("https://book.test/it/");
        let none = Descriptions::new();
        let about = introduction(&pieces(PAGE), "sources", &none, home);
        insta::assert_snapshot!(about);
    }

    #[test]
    fn a_long_paragraph_ends_after_a_sentence() {
        let sentence = format!("{}.", "word ".repeat(14).trim());
        let page = format!("<main><p>{sentence} {sentence} {sentence}</p></main>");
        assert_eq!(
            first_paragraph(&pieces(&page)),
            format!("{sentence} {sentence}")
        );
    }
}
