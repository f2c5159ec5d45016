//! What a page says about itself to programs that pass it on: search engines,
//! and those that show a picture and a line of it.

use anyhow::{Context, Result};
use othellier_project::files::read;
use othellier_project::repository::{Chapter, Repository};
use page_boards::html::escape;
use std::collections::BTreeMap;
use toml::Table;

/// How much of a page's first paragraph is shown elsewhere.
const ENOUGH: usize = 160;

/// Where mdBook has put the description of the book.
const DESCRIPTION: &str = "<meta name=\"description\" content=\"";

/// What the chapters' crates say of them, by the names of their pages.
pub(crate) type Descriptions = BTreeMap<String, String>;

/// The descriptions of all chapters.
///
/// # Errors
///
/// When a manifest can't be read.
pub(crate) fn descriptions(repository: &Repository) -> Result<Descriptions> {
    let chapters = repository.chapters()?;
    chapters
        .iter()
        .filter_map(|it| description(it).transpose())
        .collect()
}

fn description(chapter: &Chapter) -> Result<Option<(String, String)>> {
    let file = chapter.path.join("Cargo.toml");
    let manifest: Table = read(&file)?
        .parse()
        .with_context(|| format!("in {}", file.display()))?;
    let text = manifest.get("package").and_then(|it| it.get("description"));
    let text = text.and_then(|it| it.as_str());
    let name = chapter.path.file_name().and_then(|it| it.to_str());
    Ok(name
        .zip(text)
        .map(|(name, text)| (name.into(), text.into())))
}

/// The page named `name` with what it says about itself. `address` is where
/// the book is found.
pub(crate) fn introduce(
    page: &str,
    name: &str,
    descriptions: &Descriptions,
    address: Option<&str>,
) -> String {
    let Some((head, rest)) = page.split_once(DESCRIPTION) else {
        return page.to_owned();
    };
    let Some((_, rest)) = rest.split_once('>') else {
        return page.to_owned();
    };
    let text = match descriptions.get(name) {
        Some(text) => escape(text),
        None => first_paragraph(rest),
    };
    let tags = tags(title(head), &text);
    let place = address.map(|it| place(&own_address(it, name)));
    let place = place.unwrap_or_default();
    format!("{head}{DESCRIPTION}{text}\">{tags}{place}{rest}")
}

/// What we tell programs that show a page.
fn tags(title: &str, text: &str) -> String {
    property("type", "article") + &property("title", title) + &property("description", text)
}

/// Where a page is.
fn place(address: &str) -> String {
    let link = format!("\n        <link rel=\"canonical\" href=\"{address}\">");
    property("url", address) + &link
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

fn title(head: &str) -> &str {
    between(head, "<title>", "</title>").unwrap_or_default()
}

/// The words of the first paragraph: as many whole sentences as it takes.
fn first_paragraph(page: &str) -> String {
    let main = page.split_once("<main>").map_or(page, |(_, it)| it);
    let text = plain(between(main, "<p>", "</p>").unwrap_or_default());
    let text = text.replace('"', "&quot;");
    let ends = text.match_indices(". ").map(|(at, _)| at + 1);
    match ends.take_while(|&at| at <= ENOUGH).last() {
        Some(end) if text.len() > ENOUGH => text[..end].to_owned(),
        _ => text,
    }
}

/// The text between the tags, on one line.
fn plain(html: &str) -> String {
    let texts = html.split('<').map(|part| match part.split_once('>') {
        Some((_, text)) => text,
        None => part,
    });
    let text: String = texts.collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn between<'page>(page: &'page str, start: &str, end: &str) -> Option<&'page str> {
    let (_, rest) = page.split_once(start)?;
    rest.split_once(end).map(|(inside, _)| inside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const PAGE: &str = "<title>Flipping - Othellier</title>\n\
        <meta name=\"description\" content=\"The book\">\n\
        <main><h1>Flipping</h1><p>Which <em>discs</em>\nturn \"over\"?</p>\
        <p>These.</p></main>";

    #[test]
    fn a_page_says_what_its_crate_says_of_it() {
        let known = [("04-flipping".to_owned(), "Which discs flip".to_owned())];
        let page = introduce(PAGE, "04-flipping", &known.into(), None);
        insta::assert_snapshot!(page);
    }

    #[test]
    fn another_page_says_its_first_words_and_where_it_is() {
        let home = Some("https://book.test/it/");
        let none = Descriptions::new();
        let page = introduce(PAGE, "sources", &none, home);
        insta::assert_snapshot!(page);
    }

    #[test]
    fn a_long_paragraph_ends_after_a_sentence() {
        let sentence = format!("{}.", "word ".repeat(14).trim());
        let page = format!("<p>{sentence} {sentence} {sentence}</p>");
        assert_eq!(first_paragraph(&page), format!("{sentence} {sentence}"));
    }

    #[test]
    fn the_first_page_has_the_address_of_the_book() {
        let home = "https://book.test/";
        assert_eq!(own_address(home, "index"), home);
        assert_eq!(own_address(home, "a"), "https://book.test/a.html");
    }
}
