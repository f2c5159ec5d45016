//! The metadata in the head of a page: its description for search engines, Open Graph
//! properties for link previews, and the canonical URL.

use crate::html::{self, Token};
use anyhow::Result;
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};
use page_boards::html::escape;
use std::collections::BTreeMap;
use toml::Value;

/// The length, in bytes, above which a description ends after a sentence.
const MAX_DESCRIPTION_LEN: usize = 160;

/// The image for link previews, made of `book/card.svg`. Previews don't show SVG.
const CARD: &str = "card.png";

/// The text alternative of [`CARD`].
const CARD_ALT: &str = "Othellier, and an Othello board on which Black has just played c6";

/// The descriptions of the chapters' crates, by the names of the chapters' pages.
pub(crate) type Descriptions = BTreeMap<String, String>;

/// Reads the descriptions of all chapters from the manifests of their crates.
///
/// # Errors
///
/// Returns an error if a manifest can't be read.
pub(crate) fn read_descriptions(repository: &Repository) -> Result<Descriptions> {
    let mut descriptions = Descriptions::new();
    for Chapter { path, .. } in repository.chapters()? {
        let manifest = Manifest::read(&path)?;
        let description = manifest
            .get(&["package", "description"])
            .and_then(Value::as_str);
        let page_name = path.file_name().and_then(|name| name.to_str());
        if let (Some(page_name), Some(description)) = (page_name, description) {
            descriptions.insert(page_name.to_owned(), description.to_owned());
        }
    }
    Ok(descriptions)
}

/// Tests if a token is the description tag that mdBook writes, with the same text on all
/// pages.
pub(crate) fn is_description_tag(token: &Token) -> bool {
    token
        .start_tag("meta")
        .is_some_and(|tag| tag.attribute("name") == "description")
}

/// Renders the tags that replace mdBook's description tag on a page. `site_url` is the URL at
/// which the book is published.
pub(crate) fn render_meta_tags(
    page: &[Token],
    page_name: &str,
    descriptions: &Descriptions,
    site_url: Option<&str>,
) -> String {
    let description = match descriptions.get(page_name) {
        Some(description) => escape(description),
        None => first_paragraph(page),
    };
    let mut tags = [
        format!("<meta name=\"description\" content=\"{description}\">"),
        open_graph_tag("type", "article"),
        open_graph_tag("title", &escape(&element_text(page, "title"))),
        open_graph_tag("description", &description),
    ]
    .concat();
    if let Some(site_url) = site_url {
        // Open Graph requires absolute URLs.
        let page_url = page_url(site_url, page_name);
        tags += &open_graph_tag("image", &format!("{site_url}{CARD}"));
        tags += &open_graph_tag("image:alt", CARD_ALT);
        tags += &open_graph_tag("url", &page_url);
        tags += &format!("\n        <link rel=\"canonical\" href=\"{page_url}\">");
    }
    tags
}

fn open_graph_tag(property: &str, content: &str) -> String {
    format!("\n        <meta property=\"og:{property}\" content=\"{content}\">")
}

/// Returns the URL of a page. That of the first page ends with the slash of `site_url`.
pub(crate) fn page_url(site_url: &str, page_name: &str) -> String {
    match page_name {
        "index" => site_url.to_owned(),
        _ => format!("{site_url}{page_name}.html"),
    }
}

/// Returns the first paragraph as escaped text. If it's too long, only the sentences that fit
/// are returned, unless the first one doesn't.
fn first_paragraph(page: &[Token]) -> String {
    let text = escape(&element_text(html::content_of(page, "main"), "p"));
    if text.len() <= MAX_DESCRIPTION_LEN {
        return text;
    }
    let last_end = text
        .match_indices(". ")
        .map(|(index, _)| index + 1)
        .take_while(|end| *end <= MAX_DESCRIPTION_LEN)
        .last();
    match last_end {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// Returns the text of the first element with this name, with its white space collapsed.
fn element_text(tokens: &[Token], element: &str) -> String {
    let text: String = html::content_of(tokens, element)
        .iter()
        .filter_map(Token::text)
        .collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn tokens(page: &str) -> Vec<Token<'_>> {
        html::tokens(page).collect()
    }

    #[test]
    fn page_without_crate_is_described_by_its_first_paragraph() {
        let page = "<title>Flipping - Othellier</title>\n\
            <meta name=\"description\" content=\"The book\">\n\
            <main><h1>Flipping</h1><p>Which <em>discs</em>\nturn \"over\"?</p>\
            <p>These.</p></main>";
        insta::assert_snapshot!(render_meta_tags(
            &tokens(page),
            "sources",
            &Descriptions::new(),
            Some("https://book.test/it/")
        ));
    }

    #[test]
    fn long_paragraph_is_cut_after_a_sentence() {
        let sentence = format!("{}.", "word ".repeat(14).trim());
        let page = format!("<main><p>{sentence} {sentence} {sentence}</p></main>");
        assert_eq!(
            first_paragraph(&tokens(&page)),
            format!("{sentence} {sentence}")
        );
    }
}
