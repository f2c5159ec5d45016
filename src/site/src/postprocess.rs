//! The finishing touches on a page from mdBook: the colors of its code, and
//! what other programs are told about it.

use crate::addresses::Addresses;
use crate::html::{self, Kind, Piece};
use crate::print::{self, Front};
use crate::{metadata, not_found, search};
use anyhow::Result;
use othellier_pages::highlight;
use othellier_project::files::{read, write};
use othellier_project::repository::Repository;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Finishes the pages of the book in the folder `site`.
///
/// # Errors
///
/// When a page can't be read or written.
pub(crate) fn postprocess(
    repository: &Repository,
    site: &Path,
    addresses: &Addresses,
    front: &Front,
) -> Result<()> {
    remove(&site.join("toc.html"))?;
    let home = addresses.site.as_deref();
    let descriptions = metadata::descriptions(repository)?;
    let texts = texts(site)?;
    let index = search::write(site, &texts)?;
    for (name, text) in &texts {
        let page = text.replace(&index.old, &index.new);
        let page = color(&credit_icons_once(&page));
        let page = metadata::introduce(&page, name, &descriptions, home);
        write(&site.join(format!("{name}.html")), &page)?;
    }
    let paper = site.join("print.html");
    write(&paper, print::bind(&color(&read(&paper)?), front))?;
    write(&site.join("404.html"), not_found::page(addresses.path()))?;
    match home {
        Some(home) => write(&site.join("sitemap.xml"), sitemap(home, &texts)),
        None => Ok(()),
    }
}

/// The pages that people find and read, by name.
fn texts(site: &Path) -> Result<Vec<(String, String)>> {
    let text = |name: String| {
        let text = read(&site.join(format!("{name}.html")))?;
        Ok((name, text))
    };
    pages(site)?.into_iter().map(text).collect()
}

/// Removes the list of pages that mdBook makes for a frame: each page has it.
fn remove(list: &Path) -> Result<()> {
    match fs::remove_file(list) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// The names, without extensions, of the pages that people find and read.
fn pages(site: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(site)? {
        let name = entry?.file_name().into_string().unwrap_or_default();
        names.extend(name.strip_suffix(".html").map(str::to_owned));
    }
    names.retain(|name| !["print", "404"].contains(&&**name));
    names.sort();
    Ok(names)
}

/// The list of all pages, which search engines ask for.
fn sitemap(home: &str, pages: &[(String, String)]) -> String {
    let page = |(name, _): &(String, String)| {
        let address = metadata::own_address(home, name);
        format!("  <url><loc>{address}</loc></url>\n")
    };
    let pages: String = pages.iter().map(page).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\
         {pages}</urlset>\n"
    )
}

/// The page with the icons' license in it once. mdBook puts it into each icon.
fn credit_icons_once(page: &str) -> String {
    let mut is_credited = false;
    let keeps = |piece: &Piece| match &piece.kind {
        Kind::Comment(text) if text.starts_with("! Font Awesome") => {
            !std::mem::replace(&mut is_credited, true)
        }
        _ => true,
    };
    let kept = html::pieces(page).filter(keeps);
    kept.map(|piece| piece.source).collect()
}

/// The page with its code colored. mdBook's script would give each block the
/// class `hljs`; here, it has it from the start.
fn color(page: &str) -> String {
    let mut colored = String::with_capacity(page.len() * 2);
    let mut pieces = html::pieces(page);
    while let Some(piece) = pieces.next() {
        match language(&piece.kind) {
            Some((language, context)) => {
                let code = code(&mut pieces);
                let code = in_context(&language, &code, context);
                colored += &format!("<code class=\"language-{language} hljs\">{code}</code>");
            }
            None => colored += piece.source,
        }
    }
    colored
}

/// The language of a block that begins, and how many of its lines were there
/// before.
fn language(kind: &Kind) -> Option<(String, (usize, usize))> {
    let Kind::Start(tag) = kind else { return None };
    let mut words = tag.classes().flat_map(|class| class.split(','));
    let language = words.next()?.strip_prefix("language-")?.to_owned();
    let context = words.find_map(context).unwrap_or_default();
    (tag.name() == "code").then_some((language, context))
}

/// The text of a block up to its end.
fn code<'page>(pieces: &mut impl Iterator<Item = Piece<'page>>) -> String {
    let is_inside = |piece: &Piece| !matches!(&piece.kind, Kind::End(name) if name == "code");
    let texts = pieces
        .take_while(is_inside)
        .filter_map(|piece| match piece.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        });
    texts.collect()
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
