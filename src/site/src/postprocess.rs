//! The finishing touches on a page from mdBook: the colors of its code, and
//! what other programs are told about it.

use crate::html::{self, Kind, Piece};
use crate::metadata::{self, Descriptions};
use crate::search::{self, Contents, Section};
use anyhow::Result;
use othellier_pages::highlight;
use othellier_project::files::read;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
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
    /// Finishes the pages that mdBook has written into the folder `site`. `home`
    /// is where the book is found, if we know.
    ///
    /// # Errors
    ///
    /// When a page can't be read.
    pub(crate) fn finish(
        &mut self,
        site: &Path,
        descriptions: &Descriptions,
        home: Option<&str>,
    ) -> Result<()> {
        let mut last = std::mem::take(&mut self.0);
        for name in names(site)? {
            let source = read(&site.join(&name).with_extension("html"))?;
            let kept = last.remove(&name).filter(|page| page.source == source);
            let page = kept.unwrap_or_else(|| finish(&name, source, descriptions, home));
            self.0.insert(name, page);
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

fn finish(name: &str, source: String, descriptions: &Descriptions, home: Option<&str>) -> Page {
    let pieces: Vec<_> = color(html::pieces(&source)).collect();
    let sections = search::sections(name, &pieces);
    let introduction = metadata::introduction(&pieces, name, descriptions, home);
    let mut is_credited = false;
    let texts = pieces.iter().map(|piece| {
        if metadata::is_description(piece) {
            &introduction
        } else if is_credit(piece) && std::mem::replace(&mut is_credited, true) {
            ""
        } else {
            &*piece.source
        }
    });
    let text = texts.collect();
    Page {
        source,
        text,
        sections,
    }
}

/// The names, without extensions, of the pages that people find and read.
fn names(site: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(site)? {
        let name = entry?.file_name().into_string().unwrap_or_default();
        names.extend(name.strip_suffix(".html").map(str::to_owned));
    }
    names.retain(|name| !["print", "404", "toc"].contains(&&**name));
    Ok(names)
}

/// Whether a piece is the license of an icon, which mdBook puts into each one: a
/// page says it once.
fn is_credit(piece: &Piece) -> bool {
    matches!(&piece.kind, Kind::Comment(text) if text.starts_with("! Font Awesome"))
}

/// The pieces of a page with its code colored: a block is one piece. mdBook's
/// script would give it the class `hljs`; here, it has it from the start.
pub(crate) fn color<'page>(
    mut pieces: impl Iterator<Item = Piece<'page>>,
) -> impl Iterator<Item = Piece<'page>> {
    std::iter::from_fn(move || {
        let piece = pieces.next()?;
        let Some((language, context)) = language(&piece) else {
            return Some(piece);
        };
        let code = code(&mut pieces);
        let colored = in_context(&language, &code, context);
        let html = format!("<code class=\"language-{language} hljs\">{colored}</code>");
        Some(Piece {
            source: Cow::Owned(html),
            kind: Kind::Text(code),
        })
    })
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

/// The text of a block up to its end.
fn code<'page>(pieces: impl Iterator<Item = Piece<'page>>) -> String {
    let inside: Vec<_> = pieces.take_while(|piece| !piece.ends("code")).collect();
    inside.iter().filter_map(Piece::text).collect()
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
