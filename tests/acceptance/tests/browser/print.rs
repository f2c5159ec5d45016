//! The page to print, and the PDF.

use super::browser::{self, BROWSER_VARIABLE, cdp, evaluate, with_browser};
use super::{companion, site};
use lopdf::{Document, Object};
use pretty_assertions::assert_eq;
use serde_json::json;
use std::fs;
use thirtyfour::prelude::*;

/// The width of A4 without its margins, at 96 pixels an inch.
const PAGE_WIDTH: u32 = 654;

#[test]
fn print_page_is_complete_and_static() {
    with_browser(&[], |browser| async move {
        let metrics = json!({
            "width": PAGE_WIDTH, "height": 1000, "deviceScaleFactor": 1, "mobile": false
        });
        cdp(&browser, "Emulation.setDeviceMetricsOverride", metrics).await?;
        browser.goto(site::page_url("print")).await?;
        let print = json!({ "media": "print" });
        cdp(&browser, "Emulation.setEmulatedMedia", print).await?;
        assert_eq!(evaluate(&browser, FLAWS).await?, json!([]));
        every_theme_prints_black_on_white(&browser).await
    });
}

/// Prints a small book with the settings of the real one.
#[test]
fn pdf_has_outline_and_linked_contents() {
    if !browser::is_installed() {
        return test_support::skip(BROWSER_VARIABLE, "chromium or chromedriver is missing");
    }
    let dir = tempfile::tempdir().unwrap();
    let book = dir.path().join("book");
    test_support::copy_book_assets(&companion::repository_root().join("book"), &book);
    fs::create_dir(dir.path().join("chapters")).unwrap();
    fs::create_dir(book.join("src")).unwrap();
    let write_page = |name: &str, text: &str| {
        fs::write(book.join("src").join(name), text).unwrap();
    };
    write_page("SUMMARY.md", "[Welcome](a.md)\n\n- [Moves](b.md)\n");
    write_page("a.md", "# Welcome {#welcome}\n\nBlack begins.\n");
    write_page("b.md", "# Moves {#moves}\n\nWhite follows.\n");
    let file = dir.path().join("book.pdf");
    companion::build(dir.path(), "--pdf", &file);
    let pdf = Document::load(file).unwrap();
    // The cover, the table of contents, two pages and the answers.
    assert_eq!(pdf.get_pages().len(), 5);
    let catalog = pdf.catalog().unwrap();
    let destinations = catalog.get_deref(b"Dests", &pdf).unwrap();
    assert!(destinations.as_dict().unwrap().has(b"moves"));
    let has_title = |object: &Object| {
        let title = object.as_dict().and_then(|item| item.get(b"Title"));
        title
            .and_then(Object::as_str)
            .is_ok_and(|title| title == b"Welcome")
    };
    assert!(
        pdf.objects.values().any(has_title),
        "the outline is missing"
    );
}

/// Returns what is cut off or missing in print, and interactive elements.
const FLAWS: &str = "
    const all = selector => [...document.querySelectorAll(selector)];
    const isVisible = element => element.checkVisibility() && element.getClientRects().length > 0;
    const cut = all('main *').filter(element =>
        isVisible(element) && element.getBoundingClientRect().right > innerWidth + 0.5);
    const scrolling = all('pre code, .table-wrapper').filter(element =>
        element.scrollWidth > element.clientWidth);
    const folded = all('details > :not(summary, .elsewhere)').filter(element => !isVisible(element));
    const missing = all('figure.board').filter(board =>
        [...board.querySelectorAll('.board-drawing')].filter(isVisible).length != 1);
    const controls = all('button, input, .elsewhere').filter(isVisible);
    const interactive = all('*').filter(({ localName, src }) =>
        localName.includes('-') || localName === 'script' && src);
    const flaws = { cut, scrolling, folded, missing, controls, interactive };
    const absent = ['details', 'figure.listing', 'figure.board', '.cover',
        '.contents a', '.chapter-number + #the-board', '.appendix > #hints']
        .filter(kind => !all(kind).length);
    return [
        ...absent.map(kind => `no ${kind}`),
        ...Object.entries(flaws).flatMap(([flaw, elements]) =>
            elements.map(element => `${flaw}: ${element.outerHTML.slice(0, 200)}`)),
    ]";

async fn every_theme_prints_black_on_white(browser: &WebDriver) -> WebDriverResult<()> {
    for theme in site::THEMES {
        let colors = browser.execute(COLORS, vec![theme.into()]).await?;
        let black_on_white = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
        assert_eq!(colors.json(), &json!(black_on_white), "{theme}");
    }
    Ok(())
}

/// Selects a theme, and returns all text colors except those of comments in code, and then
/// the background color.
const COLORS: &str = "
    document.documentElement.className = `${arguments[0]} js`;
    const textColors = [...document.querySelectorAll('main :is(p, li, td, th, a, code, span)')]
        .filter(element => !element.closest('.hljs-comment') && element.checkVisibility())
        .map(element => getComputedStyle(element).color);
    return [...new Set(textColors), getComputedStyle(document.documentElement).backgroundColor]";
