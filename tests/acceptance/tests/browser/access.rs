//! The book for everybody: what axe-core finds, and contrast in every theme.

use super::browser::{VARIABLE, found, nothing_wrong, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use test_support::skip;
use thirtyfour::prelude::*;

/// The pages with every kind of figure, fold, table and badge between them.
const COLORFUL: [&str; 7] = [
    "02-directions.html",
    "04-flipping.html",
    "13-tic-tac-toe.html",
    "12-connect-four.html",
    "14-minimax.html",
    "16-opponent.html",
    "exercises.html",
];

/// Takes the element from around the words of code that are like others before
/// them: of the same kind, in the same kind of listing. Code is half of all the
/// elements of the book, and looking at a keyword a hundred times finds nothing
/// new.
const THIN_OUT: &str = "
    const kind = ({ localName, attributes }) =>
        [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' ');
    const seen = new Set(), again = [];
    for (const code of document.querySelectorAll('main pre > code')) {
        const around = [];
        for (let outer = code; outer; outer = outer.parentElement) around.push(outer.className);
        around.push(code.hasAttribute('tabindex'));
        for (const word of code.querySelectorAll('span')) {
            if (word.children.length) continue;
            const whole = [];
            for (let outer = word; outer !== code; outer = outer.parentElement) whole.push(kind(outer));
            const name = [...whole, ...around].join();
            if (seen.has(name)) again.push(word);
            seen.add(name);
        }
    }
    for (const word of again) word.replaceWith(...word.childNodes)";

/// What axe-core finds in the page: `rule: element` for each.
const FINDINGS: &str = "
    const [parts, options] = arguments;
    const all = { selectors: false, resultTypes: ['violations'], ...options };
    return axe.run(parts, all).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html }) => `${id}: ${html}`)))";

/// Opens the list of the themes.
const OPEN: &str = "document.getElementById('mdbook-theme-list').style.display = 'block'";

/// The program, where `.ci/run` puts it.
fn axe() -> Option<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = here.join("target/axe/package/axe.min.js");
    std::fs::read_to_string(file).ok()
}

/// axe-core, run once in one browser: a browser takes longer to start.
#[test]
fn every_page_is_for_everybody() {
    let Some(axe) = axe() else {
        return skip(VARIABLE, "no axe-core in target/axe; .ci/run gets it");
    };
    with_browser(&[], |browser| async move {
        nothing_in_any_page(&browser, &axe).await?;
        nothing_in_open_windows(&browser, &axe).await?;
        nothing_in_the_whole_book(&browser, &axe).await?;
        readable_in_every_theme(&browser, &axe).await?;
        nothing_wrong(&browser).await
    });
}

async fn nothing_in_any_page(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    for page in site::pages() {
        open(browser, &page, axe).await?;
        let found = findings(browser, everything(), json!({})).await?;
        assert_eq!(found, BTreeSet::new(), "{page}");
    }
    Ok(())
}

/// The windows of chapters 11 and 16, with a log and a file, in all colors.
async fn nothing_in_open_windows(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    for page in ["11-window.html", "16-opponent.html"] {
        open(browser, page, axe).await?;
        browser.execute_async(OPEN_WINDOWS, Vec::new()).await?;
        let windows = json!({ "include": ["othellier-window"] });
        for theme in site::THEMES {
            site::wear(browser, theme).await?;
            let found = findings(browser, windows.clone(), json!({})).await?;
            assert_eq!(found, BTreeSet::new(), "{page} in {theme}");
        }
    }
    Ok(())
}

/// Starts all windows, one after the other, and has each write a file.
const OPEN_WINDOWS: &str = "
    const [done] = arguments;
    const press = (tested, key) => tested.querySelector('.window-screen')
        .dispatchEvent(new KeyboardEvent('keydown', { key }));
    const start = async element => {
        element.querySelector('button').click();
        while (!element.classList.contains('alive'))
            await new Promise(next => setTimeout(next, 20));
        for (const key of ['ArrowDown', 'w', 'Enter', 'r']) press(element, key);
    };
    const all = async () => {
        for (const element of document.querySelectorAll('othellier-window'))
            await start(element);
    };
    all().then(done)";

/// The page to print has all the pages one below the other: there could be two
/// of what there may only be one of. What depends on neither takes long.
async fn nothing_in_the_whole_book(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    open(browser, "print.html", axe).await?;
    browser.execute(WITHOUT_CODE, Vec::new()).await?;
    let parts = json!({ "include": ["main"], "exclude": ["pre"] });
    let off = json!({ "enabled": false });
    let rules = json!({
        "color-contrast": off, "link-in-text-block": off, "target-size": off
    });
    let found = findings(browser, parts, json!({ "rules": rules })).await?;
    assert_eq!(found, BTreeSet::new());
    Ok(())
}

/// Takes away the code: nothing in it is asked for, and axe-core would walk
/// through it for each rule.
const WITHOUT_CODE: &str = "document.querySelectorAll('main pre > code')
    .forEach(element => element.replaceChildren())";

/// What is drawn on a board, the colors of code, and all words: those of the
/// page, of the side bar, of the menus and of what the search finds. Code lies
/// on shadows, over which axe-core doesn't see.
async fn readable_in_every_theme(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    browser.set_window_rect(0, 0, 1500, 1000).await?;
    for page in COLORFUL {
        open(browser, &format!("{page}?search=disc"), axe).await?;
        browser
            .query(By::Css("#mdbook-searchresults a"))
            .first()
            .await?;
        for theme in site::THEMES {
            site::wear(browser, theme).await?;
            assert_eq!(found(browser, FAINT).await?, json!([]), "{theme}");
            browser.execute(OPEN, Vec::new()).await?;
            let rules = ["color-contrast", "link-in-text-block"];
            let only = json!({ "runOnly": rules });
            let found = findings(browser, everything(), only).await?;
            assert_eq!(found, BTreeSet::new(), "{page} in {theme}");
        }
    }
    Ok(())
}

fn everything() -> Value {
    json!({ "include": ["html"] })
}

async fn findings(
    browser: &WebDriver,
    parts: Value,
    options: Value,
) -> WebDriverResult<BTreeSet<String>> {
    let arguments = vec![parts, options];
    browser.execute(FINDINGS, arguments).await?.convert()
}

/// Begins to step through the first listing that can be, if there's one.
const STEP: &str = "
    const [done] = arguments;
    const tested = document.querySelector('othellier-steps[data-function]');
    tested?.button.click();
    const wait = () => !tested || tested.panel ? done() : setTimeout(wait, 5);
    wait()";

/// Opens a page with all its folds, and waits until its boards are alive and
/// one of its listings steps.
async fn open(browser: &WebDriver, page: &str, axe: &str) -> WebDriverResult<()> {
    site::unfolded(browser, page).await?;
    browser.execute_async(STEP, Vec::new()).await?;
    browser.execute(THIN_OUT, Vec::new()).await?;
    browser.execute(axe, Vec::new()).await?;
    Ok(())
}

/// The pairs of colors that are closer than WCAG 2.2 AA has them: 4.5 for what
/// is read, 3 for what is seen.
const FAINT: &str = "
    const style = getComputedStyle(document.documentElement);
    const light = name => {
        const color = style.getPropertyValue(`--${name}`).trim();
        const wide = color.length < 6 ? color.replace(/\\w/g, '$&$&') : color;
        const [r, g, b] = [1, 3, 5].map(at => {
            const part = parseInt(wide.slice(at, at + 2), 16) / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    return [
        ['label', 'felt', 4.5], ['black', 'felt', 3], ['white', 'felt', 3],
        ['mark', 'mark-case', 3], ['mark-case', 'felt', 3],
        ['mark-case', 'white', 3], ['mark', 'black', 3],
    ].map(([one, other, least]) =>
        [`othellier-${one}`, `othellier-${other}`, least]
    ).concat(
        ['fg', 'comment', 'keyword', 'name', 'number', 'string'].map(word =>
            [`code-${word}`, 'code-bg', 4.5])
    ).filter(([one, other, least]) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
        return bright / dark < least;
    }).map(String)";
