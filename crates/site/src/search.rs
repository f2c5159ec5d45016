//! The search index.
//!
//! It replaces mdBook's own, which doesn't distinguish explanations from code, tables and
//! exercises that only use a word. The format is that of mdBook, whose script reads it.

use crate::html::{self, Tag, Token, TokenKind};
use anyhow::{Context, Result};
use elasticlunr::IndexBuilder;
use othellier_project::files::{fingerprint, list, remove};
use serde_json::{Value, json};
use std::path::Path;

/// The fields of the index and their boosts.
const FIELDS: [(&str, f64); 5] = [
    ("title", 4.0),
    ("anchor", 4.0),
    ("body", 2.0),
    ("breadcrumbs", 1.0),
    ("rest", 0.5),
];

/// The length, in bytes, above which a word isn't indexed, as in mdBook.
const MAX_WORD_LEN: usize = 80;

/// The anchors of sections that summarize, or announce, what other sections explain.
const SUMMARY_ANCHORS: [&str; 2] = ["recap", "missing"];

/// The classes of figures and paragraphs that don't explain.
const ASIDE_CLASSES: [&str; 2] = ["listing", "elsewhere"];

/// Elements at whose tags a word can go on.
const INLINE_ELEMENTS: [&str; 5] = ["a", "code", "em", "span", "strong"];

/// The page for teachers.
const TEACHING: &str = "teaching";

/// The page on which each term is a section.
const GLOSSARY: &str = "glossary";

/// The part of a page below a heading.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Section {
    /// The id of the heading.
    anchor: String,
    title: String,
    /// The titles of the headings above, and the section's own.
    breadcrumbs: String,
    /// The text that explains.
    body: String,
    /// Code, tables, exercises, and other text that doesn't explain.
    rest: String,
}

impl Section {
    /// Returns the texts of the [`FIELDS`].
    fn fields(&self) -> [&str; 5] {
        [
            &self.title,
            &self.anchor,
            &self.body,
            &self.breadcrumbs,
            &self.rest,
        ]
    }

    /// Returns the text from which a search result quotes.
    fn teaser_source(&self) -> &str {
        if self.body.is_empty() {
            &self.rest
        } else {
            &self.body
        }
    }
}

/// The sections of all pages, by the pages' names.
pub(crate) type PageSections<'a> = Vec<(&'a str, &'a [Section])>;

/// The name of mdBook's index, to which the pages refer, and of the index that replaces it.
#[derive(Debug)]
pub(crate) struct IndexNames {
    pub(crate) old: String,
    pub(crate) new: String,
}

/// Removes mdBook's index from a site. Returns its name, and the name for the index of these
/// sections, which has a hash of them.
///
/// # Errors
///
/// Returns an error if there's no index in `site`, or it can't be removed.
pub(crate) fn remove_mdbook_index(site: &Path, pages: &PageSections) -> Result<IndexNames> {
    let old = list(site)?
        .iter()
        .filter_map(|path| path.file_name()?.to_str().map(str::to_owned))
        .find(|name| name.starts_with("searchindex"))
        .context("mdBook wrote no search index")?;
    remove(&site.join(&old))?;
    let page_names = pages.iter().map(|(name, _)| *name);
    let texts = pages
        .iter()
        .flat_map(|(_, sections)| *sections)
        .flat_map(Section::fields);
    let new = format!("searchindex-{}.js", fingerprint(page_names.chain(texts)));
    Ok(IndexNames { old, new })
}

/// Renders the script with the index, which mdBook's search loads.
///
/// # Errors
///
/// Returns an error if the index can't be serialized.
pub(crate) fn render_index(pages: &PageSections) -> Result<String> {
    let sections: Vec<(&str, &Section)> = pages
        .iter()
        .flat_map(|(name, sections)| sections.iter().map(move |section| (*name, section)))
        .collect();
    let mut builder = IndexBuilder::new();
    for (field, _) in FIELDS {
        builder = builder.add_field_with_tokenizer(field, Box::new(split_words));
    }
    let mut index = builder.build();
    let mut urls = Vec::new();
    for (number, (page_name, section)) in sections.iter().enumerate() {
        index.add_doc(&number.to_string(), section.fields());
        urls.push(format!("{page_name}.html#{}", section.anchor));
    }
    let mut index = serde_json::to_value(&index)?;
    // The documents are stored for teasers only.
    for (number, (_, section)) in sections.iter().enumerate() {
        let document = &mut index["documentStore"]["docs"][number.to_string()];
        document["body"] = section.teaser_source().into();
        document["rest"] = "".into();
    }
    let json = json!({
        "results_options": { "limit_results": 30, "teaser_word_count": 30 },
        "search_options": search_options(),
        "doc_urls": urls,
        "index": index,
    });
    let json = json.to_string().replace('\\', "\\\\").replace('\'', "\\'");
    Ok(format!(
        "window.search = Object.assign(window.search, JSON.parse('{json}'));"
    ))
}

/// Splits a text into lowercase words, as mdBook does.
fn split_words(text: &str) -> Vec<String> {
    text.split(|c: char| c.is_whitespace() || c == '-')
        .filter(|word| !word.is_empty() && word.len() <= MAX_WORD_LEN)
        .map(str::to_lowercase)
        .collect()
}

/// Returns the options of a search: sections must have all words of the query.
fn search_options() -> Value {
    let fields: serde_json::Map<_, _> = FIELDS
        .iter()
        .map(|(name, boost)| ((*name).to_owned(), json!({ "boost": boost })))
        .collect();
    json!({ "bool": "AND", "expand": true, "fields": fields })
}

/// Returns the sections of a page.
pub(crate) fn parse_sections(page_name: &str, page: &[Token]) -> Vec<Section> {
    let mut parser = SectionParser {
        page_name,
        ..SectionParser::default()
    };
    for token in html::content_of(page, "main") {
        parser.push(token);
    }
    parser.finish()
}

/// Splits a page into sections, token by token.
#[derive(Default)]
struct SectionParser<'page> {
    page_name: &'page str,
    sections: Vec<Section>,
    current: Section,
    /// The titles of the current headings, by level. A skipped level has an empty title.
    headings: Vec<String>,
    in_heading: bool,
    /// The names of the open elements that don't explain.
    open_asides: Vec<String>,
}

impl SectionParser<'_> {
    fn push(&mut self, token: &Token) {
        match &token.kind {
            // Search results insert titles as HTML, so they stay escaped.
            TokenKind::Text(_) if self.in_heading => self.current.title += token.source,
            TokenKind::Text(text) => self.push_text(text),
            TokenKind::Start(tag) => self.push_start_tag(tag),
            TokenKind::End(name) => self.push_end_tag(name),
            TokenKind::Other => {}
        }
    }

    fn push_start_tag(&mut self, tag: &Tag) {
        self.separate_words(tag.name());
        match tag.name() {
            "h1" => self.begin_section(1, tag),
            "h2" => self.begin_section(2, tag),
            "h3" => self.begin_section(3, tag),
            "dt" if self.page_name == GLOSSARY => self.begin_section(2, tag),
            "pre" | "svg" | "table" => self.open_asides.push(tag.name().to_owned()),
            "figure" | "p" if tag.classes().any(|class| ASIDE_CLASSES.contains(&class)) => {
                self.open_asides.push(tag.name().to_owned());
            }
            _ => {}
        }
    }

    fn push_end_tag(&mut self, name: &str) {
        self.separate_words(name);
        match name {
            "h1" | "h2" | "h3" | "dt" => self.end_heading(),
            _ if self.open_asides.last().is_some_and(|aside| aside == name) => {
                self.open_asides.pop();
            }
            _ => {}
        }
    }

    /// Adds a space at a tag of an element that isn't inline.
    fn separate_words(&mut self, element: &str) {
        if !self.in_heading && !INLINE_ELEMENTS.contains(&element) {
            self.push_text(" ");
        }
    }

    fn begin_section(&mut self, level: usize, heading: &Tag) {
        let previous = std::mem::take(&mut self.current);
        if !previous.title.is_empty() {
            self.sections.push(previous);
        }
        self.current.anchor = heading.attribute("id").to_owned();
        self.headings.resize(level - 1, String::new());
        self.in_heading = true;
    }

    fn end_heading(&mut self) {
        if !self.in_heading {
            return;
        }
        self.in_heading = false;
        self.headings.push(self.current.title.clone());
        let titles: Vec<_> = self
            .headings
            .iter()
            .filter(|title| !title.is_empty())
            .map(String::as_str)
            .collect();
        self.current.breadcrumbs = titles.join(" » ");
    }

    /// Tests if the current section explains what other sections use.
    fn is_explanation(&self) -> bool {
        let anchor = self.current.anchor.as_str();
        !anchor.starts_with("exercise-")
            && !SUMMARY_ANCHORS.contains(&anchor)
            && ![GLOSSARY, TEACHING].contains(&self.page_name)
    }

    fn push_text(&mut self, text: &str) {
        match self.open_asides.last().map(String::as_str) {
            Some("svg") => {}
            None if self.is_explanation() => self.current.body += text,
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

    fn sections(page_name: &str, page: &str) -> Vec<Section> {
        let tokens: Vec<_> = html::tokens(page).collect();
        parse_sections(page_name, &tokens)
    }

    #[test]
    fn prose_is_separate_from_code_and_exercises() {
        let section = |anchor: &str, title: &str, breadcrumbs: &str| Section {
            anchor: anchor.into(),
            title: title.into(),
            breadcrumbs: breadcrumbs.into(),
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
        assert_eq!(sections("04-flipping", PAGE), expected);
    }

    #[test]
    fn glossary_term_is_a_section() {
        let page = "<main><h1 id=\"glossary\">Glossary</h1><dl>\
            <dt id=\"disc\"><a>disc</a></dt><dd>Black or white.</dd></dl></main>";
        let terms = sections("glossary", page);
        assert_eq!(terms[1].breadcrumbs, "Glossary » disc");
        assert_eq!(terms[1].rest, "Black or white.");
        assert_eq!(sections("sources", page).len(), 1);
    }
}
