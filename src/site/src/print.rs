//! The page with everything in it, as a book on paper: a cover, the contents,
//! the numbered chapters, and the hints at the end.

use crate::html::{self, Kind, Piece, Tag};
use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use page_boards::html::escape;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::mem;

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

/// The page `print.html`, which consists of these pieces, as a book.
pub(crate) fn bind(pieces: &[Piece], front: &Front) -> String {
    let Some(start) = pieces
        .iter()
        .position(|piece| piece.start("main").is_some())
    else {
        return text(pieces);
    };
    let (head, rest) = pieces.split_at(start + 1);
    let end = rest.iter().position(|piece| piece.ends("main"));
    let (inside, foot) = rest.split_at(end.unwrap_or(rest.len()));
    let mut binder = Binder::new(front);
    inside.iter().for_each(|piece| binder.add(piece));
    let contents = contents(front, &binder.anchors);
    let parts = [text(head), cover(front), contents, binder.text, text(foot)];
    let mut book = parts.concat();
    if !binder.hints.is_empty() {
        append(&mut book, "hints", "Hints", &binder.hints);
    }
    book
}

fn text(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| &*piece.source).collect()
}

/// Adds another part at the end of the book, which is in its contents, too.
pub(crate) fn append(book: &mut String, anchor: &str, title: &str, text: &str) {
    let part = format!(
        "<section class=\"appendix\"><h1 id=\"{anchor}\">{title}</h1>\n{text}\
         </section>\n"
    );
    let end = book.rfind("</main>").unwrap_or(book.len());
    book.insert_str(end, &part);
    if let Some(end) = book.find(CONTENTS_END) {
        book.insert_str(end, &line(anchor, title));
    }
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
        "<li><a href=\"#{anchor}\">{}</a><span><!--{PLACE}{anchor}-->\
         </span></li>\n",
        escape(name)
    )
}

/// The placeholder for a page number, a comment, begins with this.
const PLACE: &str = "page of ";

/// The page with the numbers of the pages on which its sections begin.
pub(crate) fn number(page: &str, pages: &BTreeMap<String, usize>) -> String {
    let numbered = html::pieces(page).map(|piece| match &piece.kind {
        Kind::Comment(text) => match text.strip_prefix(PLACE) {
            Some(anchor) => pages
                .get(anchor)
                .map(usize::to_string)
                .unwrap_or_default()
                .into(),
            None => piece.source,
        },
        _ => piece.source,
    });
    numbered.collect()
}

/// Tells the text from its hints, and numbers the chapters: each page has one
/// heading of the first rank.
struct Binder<'a> {
    numbers: Box<dyn Iterator<Item = Option<&'a str>> + 'a>,
    text: String,
    /// The anchors of all pages, in order.
    anchors: Vec<String>,
    hints: String,
    exercise: Exercise,
    place: Place,
}

/// The last heading of the third rank, which is an exercise's if hints follow.
#[derive(Default)]
struct Exercise {
    anchor: String,
    title: String,
    has_hints: bool,
}

/// Where the next piece is.
enum Place {
    Text,
    Title,
    Hint,
    /// Blanks behind a hint go with it.
    AfterHint,
}

impl<'a> Binder<'a> {
    fn new(front: &'a Front) -> Self {
        Self {
            numbers: Box::new(front.pages()),
            text: String::new(),
            anchors: Vec::new(),
            hints: String::new(),
            exercise: Exercise::default(),
            place: Place::Text,
        }
    }

    fn add(&mut self, piece: &Piece) {
        if let Kind::Start(tag) = &piece.kind {
            self.start(tag);
        }
        if piece.ends("h3") {
            self.place = Place::Text;
        }
        match self.place {
            Place::Hint if piece.ends("details") => self.place = Place::AfterHint,
            Place::Hint => self.hints += unfolded(piece),
            Place::AfterHint => self.after_hint(&piece.source),
            Place::Title => {
                self.title(piece);
                self.text += &piece.source;
            }
            Place::Text => self.text += &piece.source,
        }
    }

    fn start(&mut self, tag: &Tag) {
        let anchor = tag.attribute("id");
        match tag.name() {
            "h1" => self.page(anchor),
            "h3" => {
                self.place = Place::Title;
                self.exercise = Exercise {
                    anchor: anchor.to_owned(),
                    ..Exercise::default()
                };
            }
            "details" if tag.classes().eq(["hint"]) => self.hint(),
            _ => {}
        }
    }

    /// Begins a page, with "Chapter 4" above the heading of a chapter.
    fn page(&mut self, anchor: &str) {
        self.anchors.push(anchor.to_owned());
        if let Some(Some(number)) = self.numbers.next() {
            let _ = writeln!(
                self.text,
                "<p class=\"chapter-number\">Chapter {number}</p>"
            );
        }
    }

    /// A heading is a link to itself, which its words don't need.
    fn title(&mut self, piece: &Piece) {
        let is_tag = piece.start("h3").is_some() || piece.start("a").is_some() || piece.ends("a");
        if !is_tag {
            self.exercise.title += &piece.source;
        }
    }

    /// Begins a hint. The first one of an exercise leaves a pointer in the text.
    fn hint(&mut self) {
        let Exercise {
            anchor,
            title,
            has_hints,
        } = &mut self.exercise;
        if !mem::replace(has_hints, true) {
            let _ = writeln!(self.hints, "<h2 id=\"hints-{anchor}\">{title}</h2>");
            self.text += &pointer(anchor);
        }
        self.place = Place::Hint;
    }

    fn after_hint(&mut self, source: &str) {
        let source = source.trim_start();
        if !source.is_empty() {
            self.place = Place::Text;
            self.text += source;
        }
    }
}

/// What replaces an exercise's hints.
fn pointer(anchor: &str) -> String {
    format!(
        "<p class=\"hint\"><a href=\"#hints-{anchor}\">Hints</a> are at the \
         end of the book.</p>"
    )
}

/// A piece of a hint, whose summary becomes its title.
fn unfolded<'a>(piece: &'a Piece) -> &'a str {
    match &piece.kind {
        Kind::Start(tag) if tag.name() == "details" => "",
        Kind::Start(tag) if tag.name() == "summary" => "<p><strong>",
        Kind::End(name) if name == "summary" => "</strong></p>",
        _ => &piece.source,
    }
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
        let pieces: Vec<_> = html::pieces(PAGE).collect();
        let mut bound = bind(&pieces, &front());
        append(&mut bound, "answers", "Answers", "<p>It is b.</p>");
        let pages = [("home", 3), ("flipping", 7), ("hints", 9)];
        let pages = pages.map(|(name, page)| (name.to_owned(), page));
        insta::assert_snapshot!(number(&bound, &pages.into()));
    }

    #[test]
    fn a_page_without_a_text_stays_as_it_is() {
        let page = "<p>Nothing.</p>";
        let pieces: Vec<_> = html::pieces(page).collect();
        assert_eq!(bind(&pieces, &front()), page);
    }
}
