//! The book as a PDF, if there's a browser to print it.

use crate::addresses::Addresses;
use crate::build;
use crate::markdown::highlight;
use crate::packed_pdf::packed;
use crate::print_page;
use crate::wasm::parts::PageScripts;
use anyhow::{Context, Result, ensure};
use othellier_project::catalog::{self, Exercise};
use othellier_project::files::{read, save, write};
use othellier_project::repository::Repository;
use page_boards::html::escape;
use std::collections::BTreeMap;
use std::env::consts::EXE_EXTENSION;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Prints the whole book into the file `pdf`: a first time to learn on which page
/// each chapter begins, and a second time with that in the contents. Fails when
/// something else is in the file, there's no browser, it fails, or there's a mistake in
/// the book.
pub fn publish(repository: &Repository, pdf: &Path, addresses: &Addresses) -> Result<()> {
    let pdf = build::place_for(pdf, "a PDF", "--pdf book.pdf", |file| {
        file.starts_with(b"%PDF")
    })?;
    let browser = browser().context(
        "there's no Chromium, Chrome or Edge here to print with: build the book with `--out site`, \
         open site/print.html in any browser and print it from there",
    )?;
    let home = tempfile::tempdir()?;
    let site = home.path().join("site");
    build::build(repository, &site, &PageScripts::default(), addresses)?;
    let page = site.join("print.html");
    let text = print_page::append(&read(&page)?, "answers", "Answers", &answers(repository)?);
    write(&page, &text)?;
    let draft = print(&browser, &page, DRAFT)?;
    write(&page, print_page::number(&text, &numbers(&draft)))?;
    let book = print(&browser, &page, BOOK)?;
    save(&pdf, packed(&book).unwrap_or(book))
}

/// The solutions of all exercises, for the end of the book.
fn answers(repository: &Repository) -> Result<String> {
    let mut answers = String::new();
    for chapter in repository.chapters()? {
        let package = catalog::package(&chapter)?;
        for Exercise {
            id, number, title, ..
        } in &package.exercises
        {
            let code = read(&package.path.join("solutions").join(id).with_extension("rs"))?;
            let code: Vec<_> = code
                .lines()
                .skip_while(|line| line.starts_with("//!"))
                .collect();
            let code = highlight::html("rust", code.join("\n").trim());
            let title = escape(title);
            answers += &format!(
                "<h2>Exercise {number}: {title}</h2>\n\
                 <pre><code class=\"language-rust hljs\">{code}</code></pre>\n"
            );
        }
    }
    Ok(answers)
}

/// On which page each place begins that something in the book links to. A
/// browser writes these parts of a PDF as plain text: the pages in order, and
/// lines such as `/flipping [94 0 R /XYZ 11.25 777.75 0]`.
fn numbers(pdf: &[u8]) -> BTreeMap<String, usize> {
    let text = String::from_utf8_lossy(pdf);
    let pages: Vec<&str> = text
        .split(" 0 obj\n<</Type /Page\n")
        .filter_map(|before| before.rsplit('\n').next())
        .collect();
    let place = |line: &str| {
        let line = line.trim_start_matches("<<").strip_prefix('/')?;
        let (name, rest) = line.split_once(" [")?;
        let (object, _) = rest.split_once(" 0 R /XYZ")?;
        let index = pages.iter().position(|page| *page == object)?;
        Some((name.to_owned(), index + 1))
    };
    text.lines().filter_map(place).collect()
}

/// The names of the program, and its places on systems without a search path.
const NAMES: &str = "chromium chromium-browser google-chrome google-chrome-stable microsoft-edge \
                     chrome msedge";
const PLACES: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// A browser that takes commands. It only ever sees pages that we made, so it
/// does no harm that it can't sandbox them in a container.
const FLAGS: [&str; 5] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--no-pdf-header-footer",
];

/// To count pages takes a third of the time that it takes to print them with an
/// outline and all that a screen reader needs.
const DRAFT: &str = "--disable-pdf-tagging";
const BOOK: &str = "--generate-pdf-document-outline";

/// The first browser that we find on this machine.
fn browser() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).flat_map(|folder| {
        NAMES
            .split(' ')
            .map(move |name| folder.join(name).with_extension(EXE_EXTENSION))
    });
    on_path
        .chain(PLACES.map(PathBuf::from))
        .find(|file| file.is_file())
}

/// The page in the file `page` as a PDF. Fails when the browser can't be started, or
/// prints nothing.
fn print(browser: &Path, page: &Path, quality: &str) -> Result<Vec<u8>> {
    let (name, profile) = (browser.display(), tempfile::tempdir()?);
    let pdf = profile.path().join("book.pdf");
    let status = Command::new(browser)
        .args(FLAGS)
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(format!("--print-to-pdf={}", pdf.display()))
        .args([quality, &format!("file://{}", page.display())])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .with_context(|| format!("{name} can't start"))?;
    ensure!(status.success(), "{name} failed: {status}");
    fs::read(pdf).with_context(|| format!("{name} printed nothing"))
}

#[cfg(test)]
mod tests {
    use super::numbers;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_pdf_says_on_which_page_a_place_is() {
        let pdf = "2 0 obj\n<</Type /Page\n/Parent 9 0 R>>\nendobj\n\
                   17 0 obj\n<</Type /Page\n>>\nendobj\n\
                   25 0 obj\n<</home [2 0 R /XYZ 11.25 777.75 0]\n\
                   /flipping [17 0 R /XYZ 1 2 0]>>\nendobj\n";
        let expected = [("flipping", 2), ("home", 1)];
        let expected = expected.map(|(name, page)| (name.to_owned(), page));
        assert_eq!(numbers(pdf.as_bytes()), expected.into());
    }
}
