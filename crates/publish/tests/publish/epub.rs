//! The book as an EPUB.

use othellier_project::files::walk;
use othellier_project::repository::Repository;
use othellier_publish::epub;
use othellier_site::addresses::Addresses;
use othellier_site::build::build;
use othellier_site::wasm::parts::PageScripts;
use pretty_assertions::assert_eq;
use roxmltree::{Document, ParsingOptions};
use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use test_support::links::dead_links;
use zip::ZipArchive;

/// The EPUB of the book.
static EPUB: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let site = tempfile::tempdir().unwrap();
    let (scripts, addresses) = (PageScripts::default(), Addresses::default());
    build(&repository(), site.path(), &scripts, &addresses).unwrap();
    epub::build_epub(&repository(), site.path()).unwrap()
});

/// The folder to which [`EPUB`] is extracted.
static EXTRACTED: LazyLock<PathBuf> = LazyLock::new(|| {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("epub");
    let _ = fs::remove_dir_all(&dir); // of an earlier run
    ZipArchive::new(Cursor::new(EPUB.as_slice()))
        .unwrap()
        .extract(&dir)
        .unwrap();
    dir
});

fn repository() -> Repository {
    Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap()
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}

/// Returns the names of all files in the EPUB's folder `book`.
fn file_names() -> BTreeSet<String> {
    walk(&EXTRACTED.join("book"))
        .unwrap()
        .iter()
        .map(|path| file_name(path))
        .collect()
}

fn read(name: &str) -> String {
    fs::read_to_string(EXTRACTED.join("book").join(name)).unwrap()
}

#[test]
fn media_type_is_stored_first_and_uncompressed() {
    assert_eq!(EPUB[8..10], [0, 0], "compression method of the first file");
    assert_eq!(EPUB[30..58], *b"mimetypeapplication/epub+zip");
}

#[test]
fn links_are_not_dead() {
    assert_eq!(dead_links(&EXTRACTED), Vec::<String>::new());
}

#[test]
fn every_page_is_included() {
    let names = file_names();
    for path in repository().pages().unwrap() {
        let page = file_name(&path.with_extension("xhtml"));
        if page != "SUMMARY.xhtml" {
            assert!(names.contains(&page), "{page} is missing");
        }
    }
}

#[test]
fn pages_are_well_formed_without_custom_elements() {
    for name in file_names() {
        if !name.ends_with(".xhtml") {
            continue;
        }
        let text = read(&name);
        let options = ParsingOptions {
            allow_dtd: true,
            ..ParsingOptions::default()
        };
        let document = Document::parse_with_options(&text, options)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let custom_element = document
            .descendants()
            .map(|node| node.tag_name().name())
            .find(|element| element.contains('-'));
        assert_eq!(custom_element, None, "{name}");
    }
}

#[test]
fn manifest_lists_all_files() {
    let text = read("package.opf");
    let package = Document::parse(&text).unwrap();
    let listed: BTreeSet<_> = package
        .descendants()
        .filter_map(|node| node.attribute("href"))
        .map(str::to_owned)
        .collect();
    let mut names = file_names();
    names.remove("package.opf");
    assert_eq!(listed, names);
}

/// Runs the validator of Debian's package `epubcheck`.
#[test]
#[ignore = "starts Java"]
fn epubcheck_finds_no_errors() {
    let jar = Path::new("/usr/share/java/epubcheck.jar");
    if !jar.exists() {
        return eprintln!("skipped: {} doesn't exist", jar.display());
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book.epub");
    fs::write(&path, &*EPUB).unwrap();
    let output = Command::new("java")
        .arg("-jar")
        .arg(jar)
        .arg(&path)
        .output()
        .unwrap();
    let messages =
        String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(
        messages.contains("0 fatals / 0 errors / 0 warnings"),
        "{messages}"
    );
}
