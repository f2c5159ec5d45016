//! The real book, as a site.

mod common;

use common::links::{dead_links, files};
use othellier::book::site;
use othellier::repository::Repository;
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
    for file in files(&SITE) {
        let is_page = file.extension().is_some_and(|kind| kind == "html");
        let left = is_page && text(&file).contains("{{#");
        assert!(!left, "{} shows a directive", file.display());
    }
}

/// A reader on a slow line gets the whole book in seconds. The page to print
/// is the whole book once more, and only for those who print it.
#[test]
fn the_site_is_small() {
    let is_ours = |file: &&PathBuf| {
        let path = file.strip_prefix(&*SITE).unwrap().to_str().unwrap();
        !["fonts", "searchindex", "print"]
            .iter()
            .any(|start| path.starts_with(start))
    };
    let files = files(&SITE);
    let sizes = files.iter().filter(is_ours).map(|f| f.metadata().unwrap());
    let total: u64 = sizes.map(|metadata| metadata.len()).sum();
    assert!(total < 1_000_000, "the site has {total} bytes");
}
