//! The page with everything in it, as a book on paper: a cover, the contents,
//! the numbered chapters, and the hints at the end.

use crate::html::{self, Kind, Piece, Tag};
use crate::preprocessor::open_parts;
use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use page_boards::html::escape;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// A page in the contents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The title of the part that it's in.
    pub(crate) part: String,
    /// Its number if it is a chapter.
    pub(crate) number: Option<String>,
    pub(crate) name: String,
    /// The name of its file, without an ending.
    pub(crate) file: String,
}

impl Entry {
    fn title(&self) -> String {
        let number = self.number.as_ref().map(|number| format!("{number}. "));
        number.unwrap_or_default() + &self.name
    }
}

/// A book's title, description and contents.
#[derive(Clone, Debug, Default)]
pub(crate) struct Front {
    title: String,
    description: String,
    pub(crate) entries: Vec<Entry>,
}

impl Front {
    pub(crate) fn of(book: &MDBook) -> Self {
        let (config, mut pages) = (&book.config.book, book.book.clone());
        open_parts(&mut pages);
        let (mut entries, mut part) = (Vec::new(), String::new());
        for item in pages.iter() {
            match item {
                BookItem::PartTitle(title) => part.clone_from(title),
                BookItem::Chapter(chapter) if !chapter.is_draft_chapter() => {
                    let number = chapter.number.as_ref().map(ToString::to_string);
                    let number = number.map(|number| number.trim_end_matches('.').to_owned());
                    let (part, name) = (part.clone(), chapter.name.clone());
                    let file = chapter.path.as_deref().and_then(Path::file_stem);
                    let file = file.unwrap_or_default().to_string_lossy().into_owned();
                    entries.push(Entry { part, number, name, file });
                }
                _ => {}
            }
        }
        Self {
            title: config.title.clone().unwrap_or_default(),
            description: config.description.clone().unwrap_or_default(),
            entries,
        }
    }
}

/// The page `print.html` as a book. Nothing in it is alive: paper isn't.
pub(crate) fn bind(page: &str, front: &Front) -> String {
    let mut binder = Binder { front: front.clone(), ..Binder::default() };
    for piece in html::pieces(page) {
        binder.add(&piece);
    }
    binder.book()
}

/// The book with another part at the end, which is in its contents, too.
pub(crate) fn append(book: &str, anchor: &str, title: &str, text: &str) -> String {
    let contents = line(anchor, title) + CONTENTS_END;
    let part = format!(
        "<section class=\"appendix\"><h1 id=\"{anchor}\">{title}</h1>\n{text}\
         </section>\n</main>"
    );
    book.replacen(CONTENTS_END, &contents, 1).replacen("</main>", &part, 1)
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

/// What stands at the top of each sheet: on the left the part, on the right the page
/// of the book that it belongs to.
fn running_heads(front: &Front) -> String {
    let mut heads = String::from("<style>");
    for (page, entry) in front.entries.iter().enumerate() {
        let (part, title) = (quoted(&entry.part), quoted(&entry.title()));
        let _ = write!(
            heads,
            "@page p{page}{{@top-left{{content:{part}}}@top-right{{content:{title}}}}}"
        );
    }
    heads + "</style>\n"
}

/// A text as a style sheet has it, within HTML.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace(['"', '\\', '<'], ""))
}

/// The list of all pages. We fill in the page numbers later, when we know them.
fn contents(front: &Front, anchors: &[String]) -> String {
    let pages = front.entries.iter().zip(anchors);
    let list: String = pages.map(|(entry, anchor)| line(anchor, &entry.title())).collect();
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

/// How the elements begin that a script of `book/page` brings to life.
pub(crate) const ALIVE: &str = "othellier-";

/// Binds the page with everything in it, piece by piece.
#[derive(Default)]
struct Binder {
    front: Front,
    text: String,
    /// Where the text begins.
    start: Option<usize>,
    /// The anchors of the pages, in order: each has one heading of the first rank.
    anchors: Vec<String>,
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

impl Binder {
    fn add(&mut self, piece: &Piece) {
        match &piece.kind {
            Kind::Start(tag) => self.start(tag, piece.source),
            Kind::End(name) => self.end(name, piece.source),
            _ => self.put(piece.source),
        }
    }

    fn put(&mut self, source: &str) {
        match self.within {
            Within::Hint => self.hints += source,
            Within::Heading => self.exercise.1 += source,
            Within::Text => {}
        }
        if self.within != Within::Hint {
            self.text += source;
        }
    }

    fn start(&mut self, tag: &Tag, source: &str) {
        match tag.name() {
            "main" => self.start = Some(self.text.len() + source.len()),
            "h1" if self.start.is_some() => self.begin_page(tag.attribute("id")),
            "h3" => self.exercise = (tag.attribute("id").to_owned(), String::new()),
            "details" if tag.classes().any(|class| class == "hint") => return self.point(),
            "summary" if self.within == Within::Hint => return self.put("<p><strong>"),
            "a" if self.within == Within::Heading => return self.text += source,
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
            ("details", Within::Hint) => return self.within = Within::Text,
            ("summary", Within::Hint) => return self.put("</strong></p>"),
            ("a", Within::Heading) => return self.text += source,
            ("h3", _) => self.within = Within::Text,
            ("main", _) if !self.anchors.is_empty() => self.put("</section>"),
            _ if name.starts_with(ALIVE) => return,
            _ => {}
        }
        self.put(source);
    }

    /// Begins a page, with "Chapter 4" above its heading if it has a number.
    fn begin_page(&mut self, anchor: &str) {
        if !self.anchors.is_empty() {
            self.put("</section>\n");
        }
        let page = self.anchors.len();
        self.put(&format!("<section class=\"bound\" style=\"page:p{page}\">\n"));
        if let Some(Entry { number: Some(number), .. }) = self.front.entries.get(page) {
            self.text += &format!("<p class=\"chapter-number\">Chapter {number}</p>\n");
        }
        self.anchors.push(anchor.to_owned());
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

    fn book(mut self) -> String {
        if let Some(start) = self.start {
            let before = running_heads(&self.front)
                + &cover(&self.front)
                + &contents(&self.front, &self.anchors);
            self.text.insert_str(start, &before);
        }
        match self.hints.as_str() {
            "" => self.text,
            hints => append(&self.text, "hints", "Hints", hints),
        }
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
        let page = |part: &str, number: Option<&str>, name: &str| Entry {
            part: part.to_owned(),
            number: number.map(str::to_owned),
            name: name.to_owned(),
            file: String::new(),
        };
        Front {
            title: "Othellier".to_owned(),
            description: "Discs & squares".to_owned(),
            entries: vec![page("", None, "Home"), page("The rules", Some("1"), "Flipping")],
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
