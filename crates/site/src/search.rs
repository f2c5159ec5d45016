//! What the book's search looks through: its prose first, then its code, its
//! tables and its exercises, which use the words that the prose explains.
//!
//! mdBook's own index doesn't know the difference. This one replaces it, and
//! mdBook's script can read it.

use crate::html::{self, Kind, Piece, Tag};
use anyhow::{Context, Result};
use elasticlunr::IndexBuilder;
use othellier_project::files::fingerprint;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// The fields of the index, and how much a word in each one counts.
const FIELDS: [(&str, f64); 5] = [
    ("title", 4.0),
    ("anchor", 4.0),
    ("body", 2.0),
    ("breadcrumbs", 1.0),
    ("rest", 0.5),
];

/// The sections that repeat, or say what's coming.
const REPEATING: [&str; 2] = ["recap", "missing"];

/// The classes of figures and paragraphs that don't explain.
const ASIDES: [&str; 2] = ["listing", "elsewhere"];

/// The elements that don't end a word.
const INLINE: [&str; 5] = ["a", "code", "em", "span", "strong"];

/// The page that isn't about the game.
const TEACHING: &str = "teaching";

/// The page on which each term is a section.
const GLOSSARY: &str = "glossary";

/// A part of a page below a heading.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Section {
    /// Its place in its page.
    anchor: String,
    title: String,
    /// The headings above it, and its own.
    breadcrumbs: String,
    /// The text that explains.
    body: String,
    /// The text that only uses the words.
    rest: String,
}

/// The sections of all pages, by the names of these.
pub(crate) type Contents<'a> = Vec<(&'a str, &'a [Section])>;

/// The name of the file with the index, as mdBook has written it into the
/// pages, and the one that changes with what is in it.
#[derive(Debug)]
pub(crate) struct ReplacedIndex {
    pub(crate) old: String,
    pub(crate) new: String,
}

/// Takes mdBook's index out of a site, and gives that of these sections a name.
/// Fails when the site has none, or can't be changed.
pub(crate) fn replace_index(site: &Path, contents: &Contents) -> Result<ReplacedIndex> {
    let is_index = |name: &String| name.starts_with("searchindex");
    let names = fs::read_dir(site)?.filter_map(Result::ok);
    let mut names = names.filter_map(|entry| entry.file_name().into_string().ok());
    let old = names
        .find(is_index)
        .context("mdBook wrote no search index")?;
    fs::remove_file(site.join(&old))?;
    let sections = contents.iter().flat_map(|(_, sections)| *sections);
    let texts = sections.flat_map(Section::fields);
    let names = contents.iter().map(|(name, _)| *name);
    let new = format!("searchindex-{}.js", fingerprint(names.chain(texts)));
    Ok(ReplacedIndex { old, new })
}

impl Section {
    /// Its texts, in the order of [`FIELDS`].
    fn fields(&self) -> [&str; 5] {
        let Section {
            anchor,
            title,
            breadcrumbs,
            body,
            rest,
        } = self;
        [title, anchor, body, breadcrumbs, rest]
    }

    /// What the search shows of it: its prose, if it has any.
    fn shown(&self) -> &str {
        if self.body.is_empty() {
            &self.rest
        } else {
            &self.body
        }
    }
}

/// The script with the index, which mdBook's search loads. Fails when that can't be
/// written as JSON.
pub(crate) fn script(contents: &Contents) -> Result<String> {
    let index = FIELDS.iter().fold(IndexBuilder::new(), |index, (name, _)| {
        index.add_field_with_tokenizer(name, Box::new(words))
    });
    let mut index = index.build();
    let mut addresses = Vec::new();
    let pages = contents.iter();
    let sections = pages.flat_map(|(name, sections)| sections.iter().map(move |one| (name, one)));
    for (number, (name, section)) in sections.clone().enumerate() {
        index.add_doc(&number.to_string(), section.fields());
        addresses.push(format!("{name}.html#{}", section.anchor));
    }
    let mut index = serde_json::to_value(&index)?;
    for (number, (_, section)) in sections.enumerate() {
        let shown = &mut index["documentStore"]["docs"][number.to_string()];
        shown["body"] = section.shown().into();
        shown["rest"] = "".into();
    }
    let json = json!({
        "results_options": { "limit_results": 30, "teaser_word_count": 30 },
        "search_options": options(),
        "doc_urls": addresses,
        "index": index,
    });
    let text = json.to_string().replace('\\', "\\\\").replace('\'', "\\'");
    Ok(format!(
        "window.search = Object.assign(window.search, JSON.parse('{text}'));"
    ))
}

/// The words of a text, split the way mdBook does it.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| sign.is_whitespace() || sign == '-');
    let words = words.filter(|word| !word.is_empty() && word.len() <= 80);
    words.map(str::to_lowercase).collect()
}

/// Two words are searched together: a reader who types "lookup table" doesn't
/// want other tables.
fn options() -> Value {
    let fields = FIELDS.map(|(name, boost)| (name.to_owned(), json!({ "boost": boost })));
    let fields: serde_json::Map<_, _> = fields.into_iter().collect();
    json!({ "bool": "AND", "expand": true, "fields": fields })
}

/// The sections of the page that consists of these pieces.
pub(crate) fn sections(name: &str, pieces: &[Piece]) -> Vec<Section> {
    let mut reader = Reader {
        page: name,
        ..Reader::default()
    };
    let inside = html::inside(pieces, "main").iter();
    inside.for_each(|piece| reader.read(piece));
    reader.finish()
}

/// Reads a page from tag to tag.
#[derive(Default)]
struct Reader<'page> {
    page: &'page str,
    sections: Vec<Section>,
    current: Section,
    /// The titles of the headings around, by rank.
    headings: Vec<String>,
    in_heading: bool,
    /// The names of the elements around that don't explain.
    asides: Vec<String>,
}

impl Reader<'_> {
    fn read(&mut self, piece: &Piece) {
        match &piece.kind {
            // A heading is shown as it is, escapes included.
            Kind::Text(_) if self.in_heading => self.current.title += piece.source,
            Kind::Text(text) => self.text(text),
            Kind::Start(tag) => self.start(tag),
            Kind::End(name) => self.end(name),
            Kind::Other => {}
        }
    }

    fn start(&mut self, tag: &Tag) {
        self.end_word(tag.name());
        match tag.name() {
            "h1" => self.begin(1, tag),
            "h2" => self.begin(2, tag),
            "h3" => self.begin(3, tag),
            "dt" if self.page == GLOSSARY => self.begin(2, tag),
            "pre" | "svg" | "table" => self.asides.push(tag.name().to_owned()),
            "figure" | "p" if tag.classes().any(|class| ASIDES.contains(&class)) => {
                self.asides.push(tag.name().to_owned());
            }
            _ => {}
        }
    }

    fn end(&mut self, name: &str) {
        self.end_word(name);
        match name {
            "h1" | "h2" | "h3" | "dt" => self.end_heading(),
            _ if self.asides.last().is_some_and(|aside| aside == name) => {
                self.asides.pop();
            }
            _ => {}
        }
    }

    /// Where most elements begin and end, a word does, too.
    fn end_word(&mut self, element: &str) {
        if !self.in_heading && !INLINE.contains(&element) {
            self.text(" ");
        }
    }

    fn begin(&mut self, rank: usize, tag: &Tag) {
        let done = std::mem::take(&mut self.current);
        if !done.title.is_empty() {
            self.sections.push(done);
        }
        self.current.anchor = tag.attribute("id").to_owned();
        self.headings.resize(rank, String::new());
        self.headings.pop();
        self.in_heading = true;
    }

    fn end_heading(&mut self) {
        if !self.in_heading {
            return;
        }
        self.in_heading = false;
        self.headings.push(self.current.title.clone());
        let above = self.headings.iter().filter(|heading| !heading.is_empty());
        let above: Vec<_> = above.map(String::as_str).collect();
        self.current.breadcrumbs = above.join(" » ");
    }

    /// Whether the section explains something for the first time.
    fn explains(&self) -> bool {
        let anchor = &*self.current.anchor;
        !anchor.starts_with("exercise-")
            && !REPEATING.contains(&anchor)
            && ![GLOSSARY, TEACHING].contains(&self.page)
    }

    fn text(&mut self, text: &str) {
        match self.asides.last().map(String::as_str) {
            Some("svg") => {}
            None if self.explains() => self.current.body += text,
            _ => self.current.rest += text,
        }
    }

    fn finish(mut self) -> Vec<Section> {
        if !self.current.title.is_empty() {
            self.sections.push(self.current);
        }
        for section in &mut self.sections {
            for text in [&mut section.body, &mut section.rest] {
                let words: Vec<_> = text.split_whitespace().collect();
                *text = words.join(" ");
            }
        }
        self.sections
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const PAGE: &str = "<main><h1 id=\"flipping\"><a>Flipping</a></h1>\
        <p>Discs &amp; squares.</p><figure class=\"listing\"><figcaption>\
        lib.rs</figcaption><pre><code>fn <span>flip</span>() {}</code></pre>\
        </figure><h2 id=\"rule\">The rule</h2><svg><text>a1</text></svg>\
        <p>Which?</p><h3 id=\"exercise-4-1\">Exercise</h3><p>Do it.</p></main>";

    fn found(name: &str, page: &str) -> Vec<Section> {
        let pieces: Vec<_> = html::pieces(page).collect();
        sections(name, &pieces)
    }

    #[test]
    fn prose_is_told_from_code_pictures_and_exercises() {
        let found = found("04-flipping", PAGE);
        let section = |anchor: &str, title: &str, crumbs: &str| Section {
            anchor: anchor.into(),
            title: title.into(),
            breadcrumbs: crumbs.into(),
            ..Section::default()
        };
        let expected = [
            Section {
                body: "Discs & squares.".into(),
                rest: "lib.rs fn flip() {}".into(),
                ..section("flipping", "Flipping", "Flipping")
            },
            Section {
                body: "Which?".into(),
                ..section("rule", "The rule", "Flipping » The rule")
            },
            Section {
                rest: "Do it.".into(),
                ..section("exercise-4-1", "Exercise", "Flipping » The rule » Exercise")
            },
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_term_of_the_glossary_is_a_section() {
        let page = "<main><h1 id=\"glossary\">Glossary</h1><dl>\
            <dt id=\"disc\"><a>disc</a></dt><dd>Black or white.</dd></dl></main>";
        let terms = found("glossary", page);
        assert_eq!(terms[1].breadcrumbs, "Glossary » disc");
        assert_eq!(terms[1].rest, "Black or white.");
        assert_eq!(found("sources", page).len(), 1);
    }
}
