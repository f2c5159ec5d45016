//! The page with everything in it, as a book on paper: the contents, which
//! `book/theme/index.hbs` has behind its cover, the numbered chapters, and the hints
//! at the end.

use crate::html::{self, Kind, Piece, Tag};
use crate::preprocessor::open_parts;
use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use page_boards::html::escape;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// A page in the contents.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The title of the part that it's in.
    pub(crate) part: String,
    /// Its number if it is a chapter.
    pub(crate) number: Option<usize>,
    pub(crate) name: String,
    /// The name of its file, without an ending.
    pub(crate) file: String,
}

impl Entry {
    fn title(&self) -> String {
        let number = self.number.map(|number| format!("{number}. "));
        number.unwrap_or_default() + &self.name
    }
}

/// A book's contents.
pub(crate) fn entries(book: &MDBook) -> Vec<Entry> {
    let mut pages = book.book.clone();
    open_parts(&mut pages);
    let (mut entries, mut part) = (Vec::new(), String::new());
    for item in pages.iter() {
        match item {
            BookItem::PartTitle(title) => part.clone_from(title),
            BookItem::Chapter(chapter) if !chapter.is_draft_chapter() => {
                let number = chapter.number.as_ref().and_then(|number| number.first());
                let number = number.map(|number| *number as usize);
                let (part, name) = (part.clone(), chapter.name.clone());
                let file = chapter.path.as_deref().and_then(Path::file_stem);
                let file = file.unwrap_or_default().to_string_lossy().into_owned();
                entries.push(Entry {
                    part,
                    number,
                    name,
                    file,
                });
            }
            _ => {}
        }
    }
    entries
}

/// The page `print.html` as a book. Nothing in it is alive: paper isn't.
pub(crate) fn bind(page: &str, entries: &[Entry]) -> String {
    let mut binder = Binder {
        entries,
        ..Binder::default()
    };
    for piece in html::pieces(page) {
        binder.add(&piece);
    }
    binder.book()
}

/// The book with another part at the end, which is in its contents, too.
pub(crate) fn append(book: &str, anchor: &str, title: &str, text: &str) -> String {
    let part = format!(
        "<section class=\"appendix\"><h1 id=\"{anchor}\">{title}</h1>\n{text}\
         </section>\n</main>"
    );
    listed(book, &line(anchor, title)).replacen("</main>", &part, 1)
}

/// The book with more lines in its contents.
fn listed(book: &str, lines: &str) -> String {
    book.replacen(CONTENTS_END, &format!("{lines}{CONTENTS_END}"), 1)
}

/// Where the contents end.
const CONTENTS_END: &str = "</ul></nav>";

/// A line of the contents. We fill in the page's number later, when we know it.
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
    let (contents, text) = page.split_at(page.find(CONTENTS_END).unwrap_or_default());
    let number = |contents: String, (anchor, number): (&String, &usize)| {
        contents.replace(&format!("{PLACE}{anchor}-->"), &number.to_string())
    };
    pages.iter().fold(contents.to_owned(), number) + text
}

/// How the elements begin that a script of `book/page` brings to life.
pub(crate) const ALIVE: &str = "othellier-";

/// Binds the page with everything in it, piece by piece.
#[derive(Default)]
struct Binder<'a> {
    entries: &'a [Entry],
    text: String,
    contents: String,
    /// How many pages have begun: each has one heading of the first rank.
    pages: usize,
    /// The anchor and the words of the last exercise's heading.
    exercise: (String, String),
    hints: String,
    within: Within,
}

/// What the binder is reading.
#[derive(Default, PartialEq, Eq)]
enum Within {
    #[default]
    Text,
    Heading,
    Hint,
}

impl Binder<'_> {
    fn add(&mut self, piece: &Piece) {
        match &piece.kind {
            Kind::Start(tag) => self.start(tag, piece.source),
            Kind::End(name) => self.end(name, piece.source),
            _ => self.put(piece.source),
        }
    }

    fn put(&mut self, source: &str) {
        match self.within {
            Within::Hint => return self.hints += source,
            Within::Heading => self.exercise.1 += source,
            Within::Text => {}
        }
        self.text += source;
    }

    fn start(&mut self, tag: &Tag, source: &str) {
        match tag.name() {
            "h1" if !tag.attribute("id").is_empty() => self.begin_page(tag.attribute("id")),
            "h3" => self.exercise = (tag.attribute("id").to_owned(), String::new()),
            "details" if tag.classes().any(|class| class == "hint") => self.point(),
            name if name.starts_with(ALIVE) => return,
            _ => {}
        }
        self.put(source);
        if tag.name() == "h3" {
            self.within = Within::Heading;
        }
    }

    fn end(&mut self, name: &str, source: &str) {
        match (name, &self.within) {
            ("details", Within::Hint) => {
                self.hints += source;
                return self.within = Within::Text;
            }
            ("h3", _) => self.within = Within::Text,
            ("main", _) if self.pages > 0 => self.put("</section>"),
            _ if name.starts_with(ALIVE) => return,
            _ => {}
        }
        self.put(source);
    }

    /// Begins a page, with "Chapter 4" above its heading if it has a number. Above its
    /// sheets stand its part and, with their numbers, its title.
    fn begin_page(&mut self, anchor: &str) {
        let page = self.pages;
        if page > 0 {
            self.put("</section>\n");
        }
        self.put(&format!(
            "<section class=\"bound\" style=\"page:p{page}\">\n"
        ));
        if let Some(entry) = self.entries.get(page) {
            self.contents += &line(anchor, &entry.title());
            // As a style sheet has them, within HTML.
            let quoted = |text: &str| text.replace(['"', '\\', '<'], "");
            let (part, title) = (quoted(&entry.part), quoted(&entry.title()));
            let _ = writeln!(
                self.text,
                "<style>@page p{page}{{@top-left{{content:\"{part}\"}}\
                 @top-right{{content:\"{title}\\2003\"counter(page)}}}}</style>"
            );
            if let Some(number) = entry.number {
                self.text += &format!("<p class=\"chapter-number\">Chapter {number}</p>\n");
            }
        }
        self.pages += 1;
    }

    /// Begins a hint; the first one of an exercise leaves a link in the text.
    fn point(&mut self) {
        self.within = Within::Hint;
        let (anchor, title) = &self.exercise;
        let heading = format!("<h2 id=\"hints-{anchor}\">{title}</h2>\n");
        if !self.hints.contains(&heading) {
            self.hints += &heading;
            self.text += &format!(
                "<p class=\"hint\"><a href=\"#hints-{anchor}\">Hints</a> are at the \
                 end of the book.</p>"
            );
        }
    }

    fn book(self) -> String {
        let text = listed(&self.text, &self.contents);
        match self.hints.as_str() {
            "" => text,
            hints => append(&text, "hints", "Hints", hints),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<main><nav><ul>\n</ul></nav>\n<h1 id=\"home\">Home</h1>\n\
        <h1 id=\"flipping\"><a>Flipping</a></h1>\n\
        <h3 id=\"exercise-1-1\"><a class=\"header\" href=\"#exercise-1-1\">\
        Exercise 1.1: A <code>b</code></a></h3>\n<p>Do it.</p>\n\
        <details class=\"hint\">\n<summary>Hint 1</summary>\n<p>One.</p>\n\
        </details>\n<details class=\"hint\">\n<summary>Hint 2</summary>\n\
        <p>Two.</p>\n</details>\n<p>Done.</p>\n</main>";

    fn entries() -> [Entry; 2] {
        let page = |part: &str, number, name: &str| Entry {
            part: part.to_owned(),
            number,
            name: name.to_owned(),
            file: String::new(),
        };
        [
            page("", None, "Home"),
            page("The rules", Some(1), "Flipping"),
        ]
    }

    #[test]
    fn a_book_has_contents_numbers_and_hints_at_its_end() {
        let bound = bind(PAGE, &entries());
        let bound = append(&bound, "answers", "Answers", "<p>It is b.</p>");
        let pages = [("home", 3), ("flipping", 7), ("hints", 9)];
        let pages = pages.map(|(name, page)| (name.to_owned(), page));
        insta::assert_snapshot!(number(&bound, &pages.into()));
    }
}
