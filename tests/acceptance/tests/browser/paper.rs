//! The whole book on paper.

use super::browser::{self, VARIABLE, cdp, found, with_browser};
use super::{program, site};
use lopdf::{Document, Object};
use pretty_assertions::assert_eq;
use serde_json::json;
use std::fs;
use thirtyfour::prelude::*;

/// A4 between its margins, by 96 dots an inch.
const WIDTH: u32 = 654;

#[test]
fn the_whole_book_can_be_printed() {
    with_browser(&[], |browser| async move {
        let paper = json!({
            "width": WIDTH, "height": 1000, "deviceScaleFactor": 1, "mobile": false
        });
        cdp(&browser, "Emulation.setDeviceMetricsOverride", paper).await?;
        browser.goto(site::page("print")).await?;
        let print = json!({ "media": "print" });
        cdp(&browser, "Emulation.setEmulatedMedia", print).await?;
        assert_eq!(found(&browser, WRONG).await?, json!([]));
        black_in_every_theme(&browser).await
    });
}

/// A small book with the settings of the real one is printed with an outline,
/// and its contents know their pages.
#[test]
fn a_book_is_printed_as_a_pdf() {
    if !browser::is_here() {
        return test_support::skip(VARIABLE, "no chromium and chromedriver here");
    }
    let home = tempfile::tempdir().unwrap();
    let (ours, book) = (program::root().join("book"), home.path().join("book"));
    test_support::copy_book_assets(&ours, &book);
    fs::create_dir(home.path().join("chapters")).unwrap();
    fs::create_dir(book.join("src")).unwrap();
    let page = |name: &str, text: &str| {
        fs::write(book.join("src").join(name), text).unwrap();
    };
    page("SUMMARY.md", "[Welcome](a.md)\n\n- [Moves](b.md)\n");
    page("a.md", "# Welcome {#welcome}\n\nBlack begins.\n");
    page("b.md", "# Moves {#moves}\n\nWhite follows.\n");
    let file = home.path().join("book.pdf");
    program::build(home.path(), "--pdf", &file);
    let pdf = Document::load(file).unwrap();
    // The cover, the contents, two pages and the answers.
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

/// What is cut off or missing on paper, or should not be there.
const WRONG: &str = "
    const all = selector => [...document.querySelectorAll(selector)];
    const seen = element => element.checkVisibility() && element.getClientRects().length > 0;
    const cut = all('main *').filter(element =>
        seen(element) && element.getBoundingClientRect().right > innerWidth + 0.5);
    const wide = all('pre code, .table-wrapper').filter(element =>
        element.scrollWidth > element.clientWidth);
    const folded = all('details > :not(summary, .elsewhere)').filter(element => !seen(element));
    const missing = all('figure.board').filter(board =>
        [...board.querySelectorAll('.board-drawing')].filter(seen).length != 1);
    const useless = all('button, input, .elsewhere').filter(seen);
    const alive = all('*').filter(({ localName, src }) =>
        localName.includes('-') || localName === 'script' && src);
    const wrong = { cut, wide, folded, missing, useless, alive };
    const counts = ['details', 'figure.listing', 'figure.board', '.cover',
        '.contents a', '.chapter-number + #the-board', '.appendix > #hints']
        .filter(kind => !all(kind).length);
    return [
        ...counts.map(kind => `no ${kind}`),
        ...Object.entries(wrong).flatMap(([what, found]) =>
            found.map(element => `${what}: ${element.outerHTML.slice(0, 200)}`)),
    ]";

/// A theme for the evening doesn't print light letters on white paper.
async fn black_in_every_theme(browser: &WebDriver) -> WebDriverResult<()> {
    for theme in site::THEMES {
        let colors = browser.execute(COLORS, vec![theme.into()]).await?;
        let black = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
        assert_eq!(colors.json(), &json!(black), "{theme}");
    }
    Ok(())
}

/// All colors of letters outside of comments, then the paper's, in a theme.
const COLORS: &str = "
    document.documentElement.className = `${arguments[0]} js`;
    const letters = [...document.querySelectorAll('main :is(p, li, td, th, a, code, span)')]
        .filter(element => !element.closest('.hljs-comment') && element.checkVisibility())
        .map(element => getComputedStyle(element).color);
    return [...new Set(letters), getComputedStyle(document.documentElement).backgroundColor]";
