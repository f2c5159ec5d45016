//! The finishing touches on a page from mdBook: the colors of its code, and
//! what other programs are told about it.

use crate::html::{self, Piece};
use crate::markdown::highlight;
use crate::metadata::{self, Descriptions};
use crate::opening;
use crate::print_page::Entry;
use crate::search::{self, Contents, Section};
use anyhow::Result;
use othellier_project::files::read;
use std::collections::BTreeMap;
use std::path::Path;

/// The pages that people find and read, by name. One that comes from mdBook as it
/// did before is finished already.
#[derive(Debug, Default)]
pub(crate) struct Pages(BTreeMap<String, Page>);

/// A page from mdBook, and what has come of it.
#[derive(Debug)]
struct Page {
    source: String,
    text: String,
    sections: Vec<Section>,
}

impl Pages {
    /// Finishes the pages of the contents, which mdBook has written into the folder
    /// `site`; a copy of the first page that it calls `index.html` stays as it is.
    /// `home` is where the book is found, if we know. Fails when a page can't be read.
    pub(crate) fn finish(
        &mut self,
        site: &Path,
        descriptions: &Descriptions,
        entries: &[Entry],
        home: Option<&str>,
    ) -> Result<()> {
        let mut last = std::mem::take(&mut self.0);
        for Entry { file: name, .. } in entries {
            let source = read(&site.join(name).with_extension("html"))?;
            let kept = last.remove(name).filter(|page| page.source == source);
            let page = kept.unwrap_or_else(|| finish(name, source, descriptions, entries, home));
            self.0.insert(name.clone(), page);
        }
        Ok(())
    }

    /// Their names and texts.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        let pages = self.0.iter();
        pages.map(|(name, page)| (name.as_str(), page.text.as_str()))
    }

    /// What is searched.
    pub(crate) fn contents(&self) -> Contents<'_> {
        let pages = self.0.iter();
        let pages = pages.map(|(name, page)| (name.as_str(), page.sections.as_slice()));
        pages.collect()
    }
}

fn finish(
    name: &str,
    source: String,
    descriptions: &Descriptions,
    entries: &[Entry],
    home: Option<&str>,
) -> Page {
    let pieces: Vec<_> = html::pieces(&source).collect();
    let sections = search::sections(name, &pieces);
    let introduction = metadata::introduction(&pieces, name, descriptions, home);
    let text = color(&pieces, |piece| {
        // What mdBook says of the whole book gives way to what is said of this page.
        if metadata::is_description(piece) {
            &introduction
        } else {
            piece.source
        }
    });
    let text = opening::opened(&told_apart(&text), name, entries, descriptions);
    Page {
        source,
        text,
        sections,
    }
}

/// The page with a class at each block that isn't the text itself: by its first
/// words, or because it stands in the margin. There, it's a note of the text, and
/// not a landmark beside it.
pub(crate) fn told_apart(page: &str) -> String {
    let kinds = ["Design note", "A story", "A confession", "Predict"];
    kinds.into_iter().fold(
        page.replace("<aside>", "<aside role=\"note\">"),
        |page, kind| {
            let class = kind
                .trim_start_matches("A ")
                .to_lowercase()
                .replace(' ', "-");
            let start = format!("\n<p><strong>{kind}");
            let (plain, known) = ("<blockquote>", format!("<blockquote class=\"{class}\">"));
            page.replace(&(plain.to_owned() + &start), &(known + &start))
        },
    )
}

/// The page of these pieces with its code colored, and with what `other` says in
/// the place of any other piece. mdBook's script would give each block the class
/// `hljs`; here, it has it from the start.
pub(crate) fn color<'a>(
    pieces: &'a [Piece],
    mut other: impl FnMut(&'a Piece<'a>) -> &'a str,
) -> String {
    let mut colored = String::new();
    let mut pieces = pieces.iter();
    while let Some(piece) = pieces.next() {
        let Some((language, context)) = language(piece) else {
            colored += other(piece);
            continue;
        };
        let inside = pieces.by_ref().take_while(|piece| !piece.ends("code"));
        let code: String = inside.filter_map(Piece::text).collect();
        let code = in_context(&language, &code, context);
        colored += &format!("<code class=\"language-{language} hljs\">{code}</code>");
    }
    colored
}

/// The language of a block that begins, and how many of its lines were there
/// before.
fn language(piece: &Piece) -> Option<(String, (usize, usize))> {
    let classes = piece.start("code")?.classes();
    let mut words = classes.flat_map(|class| class.split(','));
    let language = words.next()?.strip_prefix("language-")?.to_owned();
    let context = words.find_map(context).unwrap_or_default();
    Some((language, context))
}

/// How many lines of a listing were there before: `context-2-1` says that the
/// first two were, and the last one.
fn context(word: &str) -> Option<(usize, usize)> {
    let (before, after) = word.strip_prefix("context-")?.split_once('-')?;
    Some((before.parse().ok()?, after.parse().ok()?))
}

/// The colored code, except for the lines that only say where the others go.
fn in_context(language: &str, code: &str, (before, after): (usize, usize)) -> String {
    let lines: Vec<_> = code.split_inclusive('\n').collect();
    let end = lines.len().saturating_sub(after).max(before);
    let gray = |lines: &[&str]| match lines.concat() {
        text if text.is_empty() => text,
        text => {
            let text = highlight::html("text", &text);
            format!("<span class=\"context\">{text}</span>")
        }
    };
    let new = highlight::html(language, &lines[before..end].concat());
    gray(&lines[..before]) + &new + &gray(&lines[end..])
}
