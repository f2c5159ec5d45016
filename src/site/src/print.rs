//! The page with everything in it, as a book on paper: a cover, the contents,
//! the numbered chapters, and the hints at the end.

use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use page_boards::html::escape;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What a table of contents lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// The title of a part.
    Part(String),
    /// A page, and its number if it is a chapter.
    Page {
        number: Option<String>,
        name: String,
    },
}

/// A book's title, description and contents.
#[derive(Clone, Debug, Default)]
pub(crate) struct Front {
    title: String,
    description: String,
    entries: Vec<Entry>,
}

impl Front {
    pub(crate) fn of(book: &MDBook) -> Self {
        let config = &book.config.book;
        Self {
            title: config.title.clone().unwrap_or_default(),
            description: config.description.clone().unwrap_or_default(),
            entries: book.iter().filter_map(entry).collect(),
        }
    }

    fn pages(&self) -> impl Iterator<Item = Option<&str>> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Part(_) => None,
            Entry::Page { number, .. } => Some(number.as_deref()),
        })
    }
}

fn entry(item: &BookItem) -> Option<Entry> {
    match item {
        BookItem::PartTitle(title) => Some(Entry::Part(title.clone())),
        BookItem::Chapter(chapter) if !chapter.is_draft_chapter() => {
            let number = chapter.number.as_ref().map(ToString::to_string);
            let number = number.map(|number| number.trim_end_matches('.').to_owned());
            let name = chapter.name.clone();
            Some(Entry::Page { number, name })
        }
        _ => None,
    }
}

/// The page `print.html` as a book.
pub(crate) fn bind(page: &str, front: &Front) -> String {
    let Some((head, rest)) = page.split_once("<main>") else {
        return page.to_owned();
    };
    let Some((text, foot)) = rest.split_once("</main>") else {
        return page.to_owned();
    };
    let (text, hints) = without_hints(text);
    let (text, anchors) = with_numbers(&text, front);
    let cover = cover(front);
    let contents = contents(front, &anchors);
    let book = format!("{head}<main>{cover}{contents}{text}</main>{foot}");
    if hints.is_empty() {
        book
    } else {
        append(&book, "hints", "Hints", &hints)
    }
}

/// The book with another part at the end, which is in its contents, too.
pub(crate) fn append(book: &str, anchor: &str, title: &str, text: &str) -> String {
    let contents = line(anchor, title) + CONTENTS_END;
    let part = format!(
        "<section class=\"appendix\"><h1 id=\"{anchor}\">{title}</h1>\n{text}\
         </section>\n</main>"
    );
    book.replacen(CONTENTS_END, &contents, 1)
        .replacen("</main>", &part, 1)
}

/// Where the contents end.
const CONTENTS_END: &str = "</ul></nav>";

fn cover(front: &Front) -> String {
    format!(
        "<section class=\"cover\"><p class=\"cover-title\">{}</p><p>{}</p>\
         <svg viewBox=\"0 0 220 220\" aria-hidden=\"true\">\
         <path d=\"M10 10h200v200H10zM110 10v200M10 110h200\"/>\
         <circle cx=\"60\" cy=\"60\" r=\"38\"/>\
         <circle cx=\"160\" cy=\"160\" r=\"38\"/>\
         <circle class=\"dark\" cx=\"160\" cy=\"60\" r=\"38\"/>\
         <circle class=\"dark\" cx=\"60\" cy=\"160\" r=\"38\"/></svg>\
         </section>\n",
        escape(&front.title),
        escape(&front.description)
    )
}

/// The list of all pages. We fill in the page numbers later, when we know them.
fn contents(front: &Front, anchors: &[String]) -> String {
    let mut list = String::new();
    let mut anchors = anchors.iter();
    for entry in &front.entries {
        list += &match entry {
            Entry::Part(title) => {
                format!("<li class=\"part\">{}</li>\n", escape(title))
            }
            Entry::Page { number, name } => {
                let Some(anchor) = anchors.next() else { break };
                let number = number.as_ref().map(|number| format!("{number}. "));
                line(anchor, &(number.unwrap_or_default() + name))
            }
        };
    }
    format!(
        "<nav class=\"contents\" aria-label=\"Contents\">\
         <p class=\"contents-title\">Contents</p>\n<ul>\n{list}{CONTENTS_END}\n"
    )
}

fn line(anchor: &str, name: &str) -> String {
    format!(
        "<li><a href=\"#{anchor}\">{}</a><span>{PLACE}{anchor}-->\
         </span></li>\n",
        escape(name)
    )
}

/// The placeholder for a page number.
const PLACE: &str = "<!--page of ";

/// The page with the numbers of the pages on which its sections begin.
pub(crate) fn number(page: &str, pages: &BTreeMap<String, usize>) -> String {
    let mut parts = page.split(PLACE);
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (anchor, rest) = part.split_once("-->").unwrap_or((part, ""));
        if let Some(number) = pages.get(anchor) {
            let _ = write!(numbered, "{number}");
        }
        numbered += rest;
    }
    numbered
}

/// The text with "Chapter 4" above each chapter's heading, and the anchors of
/// all pages in order: each page has one heading of the first rank.
fn with_numbers(text: &str, front: &Front) -> (String, Vec<String>) {
    const HEADING: &str = "<h1 id=\"";
    let mut parts = text.split(HEADING);
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    let mut anchors = Vec::new();
    for (part, number) in parts.zip(front.pages()) {
        let anchor = part.split('"').next().unwrap_or_default();
        anchors.push(anchor.to_owned());
        if let Some(number) = number {
            let _ = writeln!(numbered, "<p class=\"chapter-number\">Chapter {number}</p>");
        }
        numbered += HEADING;
        numbered += part;
    }
    (numbered, anchors)
}

/// The text without its hints, and the hints by themselves.
fn without_hints(text: &str) -> (String, String) {
    const HINT: &str = "<details class=\"hint\">";
    let mut parts = text.split(HINT);
    let mut rest = parts.next().unwrap_or_default().to_owned();
    let mut hints = String::new();
    let mut exercise = String::new();
    for part in parts {
        let (hint, after) = part.split_once("</details>").unwrap_or((part, ""));
        let (anchor, title) = last_heading(&rest);
        if exercise != anchor {
            rest += &pointer(&anchor);
            let _ = writeln!(hints, "<h2 id=\"hints-{anchor}\">{title}</h2>");
            exercise = anchor;
        }
        hints += &unfolded(hint);
        rest += after.trim_start();
    }
    (rest, hints)
}

/// What replaces an exercise's hints.
fn pointer(anchor: &str) -> String {
    format!(
        "<p class=\"hint\"><a href=\"#hints-{anchor}\">Hints</a> are at the \
         end of the book.</p>"
    )
}

/// A hint with its summary as its title.
fn unfolded(hint: &str) -> String {
    hint.replace("<summary>", "<p><strong>")
        .replace("</summary>", "</strong></p>")
}

/// The anchor and the words of the last heading in a text.
fn last_heading(text: &str) -> (String, String) {
    let start = text.rfind("<h3 id=\"").unwrap_or(text.len());
    let heading = text[start..].split("</h3>").next().unwrap_or_default();
    let anchor = heading.split('"').nth(1).unwrap_or_default();
    let words = heading.split_once("\">").map_or("", |(_, words)| words);
    let words = words.split_once("\">").map_or(words, |(_, words)| words);
    (anchor.to_owned(), words.replace("</a>", ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const PAGE: &str = "<main><h1 id=\"home\">Home</h1>\n\
        <h1 id=\"flipping\"><a>Flipping</a></h1>\n\
        <h3 id=\"exercise-1-1\"><a class=\"header\" href=\"#exercise-1-1\">\
        Exercise 1.1: A <code>b</code></a></h3>\n<p>Do it.</p>\n\
        <details class=\"hint\">\n<summary>Hint 1</summary>\n<p>One.</p>\n\
        </details>\n<details class=\"hint\">\n<summary>Hint 2</summary>\n\
        <p>Two.</p>\n</details>\n<p>Done.</p>\n</main>";

    fn front() -> Front {
        let page = |number: Option<&str>, name: &str| Entry::Page {
            number: number.map(str::to_owned),
            name: name.to_owned(),
        };
        Front {
            title: "Othellier".to_owned(),
            description: "Discs & squares".to_owned(),
            entries: vec![
                page(None, "Home"),
                Entry::Part("The rules".to_owned()),
                page(Some("1"), "Flipping"),
            ],
        }
    }

    #[test]
    fn a_book_has_a_cover_contents_numbers_and_hints_at_its_end() {
        let bound = bind(PAGE, &front());
        let bound = append(&bound, "answers", "Answers", "<p>It is b.</p>");
        let pages = [("home", 3), ("flipping", 7), ("hints", 9)];
        let pages = pages.map(|(name, page)| (name.to_owned(), page));
        insta::assert_snapshot!(number(&bound, &pages.into()));
    }

    #[test]
    fn a_page_without_a_text_stays_as_it_is() {
        assert_eq!(bind("<p>Nothing.</p>", &front()), "<p>Nothing.</p>");
    }
}
