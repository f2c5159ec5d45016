//! The real book as an EPUB.

use super::build::SITE;
use super::links::dead_links;
use othellier_project::files::walk;
use othellier_project::repository::Repository;
use othellier_site::epub;
use pretty_assertions::assert_eq;
use roxmltree::{Document, ParsingOptions};
use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::process::Command;
use zip::ZipArchive;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

fn bound() -> Vec<u8> {
    let repository = Repository::around(Path::new(HERE)).unwrap();
    epub::bound(&repository, &SITE).unwrap()
}

#[test]
fn an_epub_has_every_page_and_each_link_in_it_leads_somewhere() {
    let bytes = bound();
    assert_eq!(bytes[8..10], [0, 0], "what it is isn't packed");
    assert_eq!(bytes[30..58], *b"mimetypeapplication/epub+zip");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("epub");
    let _ = fs::remove_dir_all(&folder); // of the last time
    ZipArchive::new(Cursor::new(bytes))
        .unwrap()
        .extract(&folder)
        .unwrap();
    assert_eq!(dead_links(&folder), Vec::<String>::new());
    let name = |file: &Path| file.file_name().unwrap().to_str().unwrap().to_owned();
    let files = walk(&folder.join("book")).unwrap();
    let mut files: BTreeSet<_> = files.iter().map(|file| name(file)).collect();
    for page in walk(&Path::new(HERE).join("../../book/src")).unwrap() {
        let page = name(&page).replace(".md", ".xhtml");
        let is_one = page.ends_with("xhtml") && page != "SUMMARY.xhtml";
        assert!(!is_one || files.contains(&page), "{page} isn't in it");
    }
    for file in files
        .iter()
        .filter(|file| file.ends_with("xhtml") || file.ends_with("opf"))
    {
        let text = fs::read_to_string(folder.join("book").join(file)).unwrap();
        let options = ParsingOptions {
            allow_dtd: true,
            ..ParsingOptions::default()
        };
        let document = Document::parse_with_options(&text, options);
        let document = document.unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut names = document.descendants().map(|node| node.tag_name().name());
        assert_eq!(names.find(|name| name.contains('-')), None, "{file}");
    }
    let package = fs::read_to_string(folder.join("book/package.opf")).unwrap();
    let package = Document::parse(&package).unwrap();
    let items = package
        .descendants()
        .filter_map(|node| node.attribute("href"));
    files.remove("package.opf");
    assert_eq!(items.map(str::to_owned).collect::<BTreeSet<_>>(), files);
}

/// What others say of it, if their program is here: Debian's package `epubcheck`.
#[test]
#[ignore = "it starts Java"]
fn the_validator_finds_no_error_and_no_warning() {
    let jar = Path::new("/usr/share/java/epubcheck.jar");
    if !jar.exists() {
        return eprintln!("skipped: {} isn't there", jar.display());
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book.epub");
    fs::write(&file, bound()).unwrap();
    let output = Command::new("java")
        .arg("-jar")
        .arg(jar)
        .arg(&file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("0 fatals / 0 errors / 0 warnings"), "{said}");
}
