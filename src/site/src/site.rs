//! Building the site: every page of the book as static files.

use crate::addresses::Addresses;
use crate::mdbook_warnings;
use crate::postprocess;
use crate::preprocessor::Expander;
use crate::print::Front;
use anyhow::{Context, Result, bail, ensure};
use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use othellier_page_code::parts::{self, Code};
use othellier_project::folder::Folder;
use othellier_project::repository::Repository;
use std::fs;
use std::path::Path;

/// The file that marks a folder as a built book, with nothing in it that anyone
/// would miss.
const MARKER: &str = ".othellier";

/// Builds the book into the folder `site`, and deletes what was there. The
/// boards come alive if there's code for them.
///
/// # Errors
///
/// Everything that mdBook would only warn about, and every mistake in a page.
pub fn build(
    repository: &Repository,
    site: &Path,
    code: &Code,
    addresses: &Addresses,
) -> Result<()> {
    let book = load(repository, site, code, addresses)?;
    let (outcome, warnings) = mdbook_warnings::collect(|| book.build());
    outcome?;
    if !warnings.is_empty() {
        let located = warnings.iter().map(|w| locate(&book, w));
        bail!("{}", located.collect::<Vec<_>>().join("\n"));
    }
    postprocess::postprocess(repository, site, addresses, &Front::of(&book))?;
    code.write(site)?;
    let marker = "This folder is written by `othellier build`.\n";
    fs::write(site.join(MARKER), marker).with_context(|| format!("can't write {}", site.display()))
}

fn load(
    repository: &Repository,
    site: &Path,
    code: &Code,
    addresses: &Addresses,
) -> Result<MDBook> {
    let (book, warnings) = mdbook_warnings::collect(|| MDBook::load(repository.book()));
    let mut book = book?;
    ensure!(warnings.is_empty(), "{}", warnings.join("\n"));
    book.config.set("build.build-dir", site)?;
    // mdBook's own "not found" page needs other files.
    book.config.set("output.html.input-404", "")?;
    // We have our own index.
    let nothing = toml::toml! { "" = { enable = false } };
    book.config.set("output.html.search.chapter", nothing)?;
    if let Some(repository) = &addresses.repository {
        book.config
            .set("output.html.git-repository-url", repository)?;
    }
    let expander = Expander::new(repository.clone()).with_address(addresses.repository.clone());
    book.with_preprocessor(expander.with_code(code.script_names()));
    Ok(book)
}

/// mdBook quotes a directive that it can't follow, but not where it is.
fn locate(book: &MDBook, warning: &str) -> String {
    find_directive(book, warning)
        .map_or_else(|| warning.to_owned(), |at| format!("{at}: {warning}"))
}

fn find_directive(book: &MDBook, warning: &str) -> Option<String> {
    let start = warning.find("{{#")?;
    let end = start + warning[start..].find("}}")?;
    let directive = &warning[start..end];
    book.iter().find_map(|item| {
        let BookItem::Chapter(chapter) = item else {
            return None;
        };
        let before = chapter.content.split_once(directive)?.0;
        let page = Path::new("book")
            .join(&book.config.book.src)
            .join(chapter.source_path.as_ref()?);
        let line = before.matches('\n').count() + 1;
        Some(format!("{}:{line}", page.display()))
    })
}

/// Builds the book somewhere else and then swaps it with the folder `out`, so
/// there's always the old site or the new one, never half of one.
///
/// # Errors
///
/// When `out` holds something other than a built book, or there's a mistake in
/// the book. Then `out` doesn't change.
pub fn publish(repository: &Repository, out: &Path, addresses: &Addresses) -> Result<()> {
    let folder = Folder {
        marker: MARKER,
        kind: "a built book",
        example: "--out site",
    };
    folder.publish(out, |site| {
        let code = parts::compile_or_note(repository);
        build(repository, site, &code, addresses)
    })
}
