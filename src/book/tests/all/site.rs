//! The real book, as a site.

use super::links::dead_links;
use othellier_book::site;
use othellier_project::files::walk;
use othellier_project::repository::Repository;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The book is built once for all the tests.
static SITE: LazyLock<PathBuf> = LazyLock::new(|| {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = Repository::around(here).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("site");
    if let Err(error) = site::build(&repository, &folder, None) {
        panic!("the book cannot be built: {error:#}");
    }
    folder
});

fn text(file: &Path) -> String {
    String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned()
}

#[test]
fn every_internal_link_leads_somewhere() {
    let none: [String; 0] = [];
    pretty_assertions::assert_eq!(dead_links(&SITE), none);
}

#[test]
fn every_include_is_expanded() {
    for file in walk(&SITE).unwrap() {
        let is_page = file.extension().is_some_and(|kind| kind == "html");
        let left = is_page && text(&file).contains("{{#");
        assert!(!left, "{} shows a directive", file.display());
    }
}

/// A reader on a slow line gets any page in seconds: what all pages share, once,
/// and the page. The book grows by the chapter, so its whole size says nothing.
#[test]
fn every_page_is_small() {
    let (mut shared, mut pages) = (0, Vec::new());
    for file in walk(&SITE).unwrap() {
        let path = file.strip_prefix(&*SITE).unwrap().to_str().unwrap();
        let is_mdbooks = |start| path.starts_with(start);
        let size = file.metadata().unwrap().len();
        match path.ends_with(".html") {
            // The page to print is the whole book once more.
            true if path != "print.html" => pages.push((path.to_owned(), size)),
            true => {}
            false if ["fonts", "searchindex"].iter().any(is_mdbooks) => {}
            false => shared += size,
        }
    }
    assert!(shared < 650_000, "what all pages share has {shared} bytes");
    for (page, size) in pages {
        assert!(size < 150_000, "{page} has {size} bytes");
    }
}
