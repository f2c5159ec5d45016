//! The book as a folder of static files for a web server, with the EPUB beside the pages.

use crate::epub;
use anyhow::Result;
use othellier_project::files::{read, write};
use othellier_project::published_folder::{PublishedFolder, Replaceable};
use othellier_project::repository::Repository;
use othellier_site::addresses::Addresses;
use othellier_site::build::{MARKER, build};
use othellier_site::wasm::parts;
use std::path::Path;

/// The name of the EPUB in the folder.
const EPUB_NAME: &str = "othellier.epub";

/// The element that the link to the EPUB replaces.
const EPUB_LINK_PLACEHOLDER: &str = "<span class=\"epub\"></span>";
const EPUB_LINK: &str = " It's an <a href=\"othellier.epub\">EPUB</a>, too.";

/// Builds the book into the folder `out`, which is replaced atomically.
///
/// # Errors
///
/// Returns an error if `out` holds something other than a site, or there's a mistake in the book.
/// Then `out` is unchanged.
pub fn publish(repository: &Repository, out: &Path, addresses: &Addresses) -> Result<()> {
    let folder = PublishedFolder {
        replaces: Some(Replaceable {
            marker: MARKER,
            kind: "a built book",
        }),
        example: "--out site",
    };
    folder.publish(out, |dir| {
        let scripts = parts::compile_all(repository);
        build(repository, dir, &scripts, addresses)?;
        write(&dir.join(EPUB_NAME), epub::build_epub(repository, dir)?)?;
        for page in ["index.html", "print.html"] {
            let path = dir.join(page);
            let html = read(&path)?;
            write(&path, html.replace(EPUB_LINK_PLACEHOLDER, EPUB_LINK))?;
        }
        Ok(())
    })
}
