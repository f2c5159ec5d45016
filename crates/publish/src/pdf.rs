//! The book as a PDF, which a browser prints.

use crate::output_file::FileKind;
use anyhow::{Context, Result, ensure};
use lopdf::{Document, ObjectId};
use othellier_project::files::{portable_path, read, save, write};
use othellier_project::repository::Repository;
use othellier_site::addresses::Addresses;
use othellier_site::build::build;
use othellier_site::print_page;
use othellier_site::wasm::parts::PageScripts;
use std::collections::{BTreeMap, HashMap};
use std::env::consts::EXE_EXTENSION;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PDF: FileKind = FileKind {
    name: "a PDF",
    example: "--pdf book.pdf",
    matches: |contents| contents.starts_with(b"%PDF"),
};

/// The names of browsers' programs.
const BROWSERS: [&str; 7] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "chrome",
    "msedge",
];

/// The paths of browsers where they aren't on the search path.
const BROWSER_PATHS: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// The options of a browser that prints. In a container it often can't start its sandbox,
/// which isn't needed for a page of our own.
const BROWSER_OPTIONS: [&str; 5] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--no-pdf-header-footer",
];

/// The option for a draft. Without tags for screen readers, printing takes a third of the
/// time.
const DRAFT: &str = "--disable-pdf-tagging";

/// The option for the final PDF.
const FINAL: &str = "--generate-pdf-document-outline";

/// Prints the book to the file `path`.
///
/// It is printed twice: page numbers are read from a draft, and filled in to the table of
/// contents.
///
/// # Errors
///
/// Returns an error if `path` holds something other than a PDF, there's a mistake in the book, or
/// there's no browser that can print it.
pub fn publish(repository: &Repository, path: &Path, addresses: &Addresses) -> Result<()> {
    let path = PDF.ensure_replaceable(path)?;
    let browser = find_browser().context(
        "there's no Chromium, Chrome or Edge here to print with: build the book with `--out site`, \
         open site/print.html in any browser and print it from there",
    )?;
    let dir = tempfile::tempdir()?;
    let site = dir.path().join("site");
    build(repository, &site, &PageScripts::default(), addresses)?;
    let page_path = site.join("print.html");
    let page = print_page::append_solutions(&read(&page_path)?, repository)?;
    write(&page_path, &page)?;
    let draft = print(&browser, &page_path, DRAFT)?;
    let page = print_page::fill_page_numbers(&page, &page_numbers(&draft)?);
    write(&page_path, page)?;
    let mut document = print(&browser, &page_path, FINAL)?;
    // Browsers don't compress the structure for screen readers, which is half of the file.
    let mut pdf = Vec::new();
    document.save_modern(&mut pdf)?;
    save(&path, pdf)
}

/// Returns the number of the page on which each named destination is, which is the id of an
/// element that something links to.
fn page_numbers(document: &Document) -> Result<BTreeMap<String, usize>> {
    let numbers: HashMap<ObjectId, usize> = (1..)
        .zip(document.page_iter())
        .map(|(number, page)| (page, number))
        .collect();
    let destinations = document.catalog()?.get_deref(b"Dests", document)?;
    let mut page_numbers = BTreeMap::new();
    for (name, destination) in destinations.as_dict()? {
        let (_, destination) = document.dereference(destination)?;
        let Some(page) = destination.as_array()?.first() else {
            continue;
        };
        if let Some(number) = numbers.get(&page.as_reference()?) {
            page_numbers.insert(String::from_utf8_lossy(name).into_owned(), *number);
        }
    }
    Ok(page_numbers)
}

/// Returns the path of the first browser that is installed.
fn find_browser() -> Option<PathBuf> {
    let search_path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&search_path)
        .flat_map(|dir| BROWSERS.map(|name| dir.join(name).with_extension(EXE_EXTENSION)))
        .chain(BROWSER_PATHS.map(PathBuf::from))
        .find(|path| path.is_file())
}

/// Returns the address of a file in a browser.
fn file_url(path: &Path) -> String {
    let path = portable_path(path);
    // A path of Windows begins with a drive.
    format!("file:///{}", path.trim_start_matches('/'))
}

/// Prints the page in the file `page_path`, with an additional option.
///
/// # Errors
///
/// Returns an error if the browser can't be started, or prints nothing that is a PDF.
fn print(browser: &Path, page_path: &Path, option: &str) -> Result<Document> {
    let name = browser.display();
    let profile = tempfile::tempdir()?;
    let pdf_path = profile.path().join("book.pdf");
    let status = Command::new(browser)
        .args(BROWSER_OPTIONS)
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(format!("--print-to-pdf={}", pdf_path.display()))
        .arg(option)
        .arg(file_url(page_path))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .with_context(|| format!("{name} can't start"))?;
    ensure!(status.success(), "{name} failed: {status}");
    let pdf = fs::read(&pdf_path).with_context(|| format!("{name} printed nothing"))?;
    Document::load_mem(&pdf).with_context(|| format!("{name} printed no PDF"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lopdf::{Dictionary, Object, dictionary};
    use pretty_assertions::assert_eq;

    /// Makes a document like those of Chromium, with two pages.
    fn document(destinations: impl FnOnce([ObjectId; 2]) -> Dictionary) -> Document {
        let mut document = Document::with_version("1.4");
        let tree = document.new_object_id();
        let pages = [(); 2]
            .map(|()| document.add_object(dictionary! { "Type" => "Page", "Parent" => tree }));
        document.objects.insert(
            tree,
            Object::Dictionary(dictionary! {
                "Type" => "Pages",
                "Kids" => pages.map(Object::Reference).to_vec(),
                "Count" => 2,
            }),
        );
        let destinations = document.add_object(destinations(pages));
        let catalog = document.add_object(dictionary! {
            "Type" => "Catalog",
            "Pages" => tree,
            "Dests" => destinations,
        });
        document.trailer.set("Root", catalog);
        document
    }

    #[test]
    fn page_numbers_of_named_destinations() {
        let destination = |page: ObjectId| -> Vec<Object> {
            vec![page.into(), "XYZ".into(), 11.into(), 777.into(), 0.into()]
        };
        let document = document(|[first, second]| {
            dictionary! {
                "home" => destination(first),
                "flipping" => destination(second),
            }
        });
        let expected = [("flipping", 2), ("home", 1)].map(|(name, n)| (name.to_owned(), n));
        assert_eq!(page_numbers(&document).unwrap(), expected.into());
    }
}
