//! Accessibility: the rules of axe-core on every page, and contrast in every theme.

use super::browser::{BROWSER_VARIABLE, assert_no_console_errors, evaluate, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use test_support::skip;
use thirtyfour::prelude::*;

/// Pages that together have every kind of figure, `details`, table and badge.
const VARIED_PAGES: [&str; 7] = [
    "02-directions.html",
    "04-flipping.html",
    "13-tic-tac-toe.html",
    "12-connect-four.html",
    "14-minimax.html",
    "16-opponent.html",
    "exercises.html",
];

/// Unwraps the `span` elements of code that repeat an earlier one: the same ancestors and
/// attributes, in the same kind of listing. Half of the book's elements are in code, and
/// axe-core would check each keyword hundreds of times.
const REMOVE_REPEATED_SPANS: &str = "
    const describe = ({ localName, attributes }) =>
        [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' ');
    const seen = new Set(), repeated = [];
    for (const code of document.querySelectorAll('main pre > code')) {
        const ancestors = [];
        for (let outer = code; outer; outer = outer.parentElement) ancestors.push(outer.className);
        ancestors.push(code.hasAttribute('tabindex'));
        for (const word of code.querySelectorAll('span')) {
            if (word.children.length) continue;
            const path = [];
            for (let outer = word; outer !== code; outer = outer.parentElement) path.push(describe(outer));
            const key = [...path, ...ancestors].join();
            if (seen.has(key)) repeated.push(word);
            seen.add(key);
        }
    }
    for (const word of repeated) word.replaceWith(...word.childNodes)";

/// Runs axe-core, and returns its findings as `rule: element`.
const RUN_AXE: &str = "
    const [context, options] = arguments;
    const allOptions = { selectors: false, resultTypes: ['violations'], ...options };
    return axe.run(context, allOptions).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html }) => `${id}: ${html}`)))";

/// Opens the menu of themes.
const OPEN_THEME_MENU: &str =
    "document.getElementById('mdbook-theme-list').style.display = 'block'";

/// Reads axe-core's source, which `.ci/run` downloads.
fn read_axe() -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = root.join("target/axe/package/axe.min.js");
    std::fs::read_to_string(file).ok()
}

/// One test, so that one browser is started.
#[test]
fn pages_are_accessible() {
    let Some(axe) = read_axe() else {
        return skip(
            BROWSER_VARIABLE,
            "no axe-core in target/axe; .ci/run downloads it",
        );
    };
    with_browser(&[], |browser| async move {
        check_every_page(&browser, &axe).await?;
        check_open_windows(&browser, &axe).await?;
        check_page_to_print(&browser, &axe).await?;
        check_contrast_in_every_theme(&browser, &axe).await?;
        assert_no_console_errors(&browser).await
    });
}

async fn check_every_page(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    for page in site::page_files() {
        open(browser, &page, axe).await?;
        let findings = run_axe(browser, whole_page(), json!({})).await?;
        assert_eq!(findings, BTreeSet::new(), "{page}");
    }
    Ok(())
}

/// Checks the windows of chapters 11 and 16, with a log and a written file, in all
/// themes.
async fn check_open_windows(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    for page in ["11-window.html", "16-opponent.html"] {
        open(browser, page, axe).await?;
        browser.execute_async(OPEN_WINDOWS, Vec::new()).await?;
        let windows = json!({ "include": ["othellier-window"] });
        for theme in site::THEMES {
            site::select_theme(browser, theme).await?;
            let findings = run_axe(browser, windows.clone(), json!({})).await?;
            assert_eq!(findings, BTreeSet::new(), "{page} in {theme}");
        }
    }
    Ok(())
}

/// Starts all windows in order, and presses keys in each that write a file and open a
/// dialog.
const OPEN_WINDOWS: &str = "
    const [done] = arguments;
    const press = (widget, key) => widget.querySelector('.window-screen')
        .dispatchEvent(new KeyboardEvent('keydown', { key }));
    const start = async element => {
        element.querySelector('button').click();
        while (!element.classList.contains('alive'))
            await new Promise(next => setTimeout(next, 20));
        for (const key of ['ArrowDown', 'w', 'Enter', 'r']) press(element, key);
    };
    const startAll = async () => {
        for (const element of document.querySelectorAll('othellier-window'))
            await start(element);
    };
    startAll().then(done)";

/// Checks the page to print, which contains all pages, for things such as duplicate ids.
/// The slow rules that don't depend on other pages are disabled.
async fn check_page_to_print(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    open(browser, "print.html", axe).await?;
    browser.execute(REMOVE_CODE, Vec::new()).await?;
    let context = json!({ "include": ["main"], "exclude": ["pre"] });
    let off = json!({ "enabled": false });
    let rules = json!({
        "color-contrast": off, "link-in-text-block": off, "target-size": off
    });
    let findings = run_axe(browser, context, json!({ "rules": rules })).await?;
    assert_eq!(findings, BTreeSet::new());
    Ok(())
}

/// Removes code, which no enabled rule concerns and axe-core would traverse for each rule.
const REMOVE_CODE: &str = "document.querySelectorAll('main pre > code')
    .forEach(element => element.replaceChildren())";

/// Checks the contrast of boards, code, and all text, including the sidebar, the menus
/// and the search results. The colors of boards and code are computed, because axe-core
/// can't see through the gradients behind code.
async fn check_contrast_in_every_theme(browser: &WebDriver, axe: &str) -> WebDriverResult<()> {
    browser.set_window_rect(0, 0, 1500, 1000).await?;
    for page in VARIED_PAGES {
        open(browser, &format!("{page}?search=disc"), axe).await?;
        browser
            .query(By::Css("#mdbook-searchresults a"))
            .first()
            .await?;
        for theme in site::THEMES {
            site::select_theme(browser, theme).await?;
            assert_eq!(evaluate(browser, LOW_CONTRAST).await?, json!([]), "{theme}");
            browser.execute(OPEN_THEME_MENU, Vec::new()).await?;
            let rules = ["color-contrast", "link-in-text-block"];
            let options = json!({ "runOnly": rules });
            let findings = run_axe(browser, whole_page(), options).await?;
            assert_eq!(findings, BTreeSet::new(), "{page} in {theme}");
        }
    }
    Ok(())
}

fn whole_page() -> Value {
    json!({ "include": ["html"] })
}

async fn run_axe(
    browser: &WebDriver,
    context: Value,
    options: Value,
) -> WebDriverResult<BTreeSet<String>> {
    let arguments = vec![context, options];
    browser.execute(RUN_AXE, arguments).await?.convert()
}

/// Starts stepping through the page's first function, if there is one.
const START_STEPPING: &str = "
    const [done] = arguments;
    const widget = document.querySelector('othellier-steps[data-function]');
    widget?.button.click();
    const wait = () => !widget || widget.panel ? done() : setTimeout(wait, 5);
    wait()";

/// Opens a page and all its `details`, starts its boards and a step panel, and loads
/// axe-core.
async fn open(browser: &WebDriver, page: &str, axe: &str) -> WebDriverResult<()> {
    site::open_unfolded(browser, page).await?;
    browser.execute_async(START_STEPPING, Vec::new()).await?;
    browser.execute(REMOVE_REPEATED_SPANS, Vec::new()).await?;
    browser.execute(axe, Vec::new()).await?;
    Ok(())
}

/// Returns the pairs of colors with less contrast than WCAG 2.2 AA requires: 4.5 for text,
/// 3 for graphics.
const LOW_CONTRAST: &str = "
    const style = getComputedStyle(document.documentElement);
    const luminance = name => {
        const color = style.getPropertyValue(`--${name}`).trim();
        const hex = color.length < 6 ? color.replace(/\\w/g, '$&$&') : color;
        const [r, g, b] = [1, 3, 5].map(start => {
            const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
            return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    return [
        ['label', 'felt', 4.5], ['black', 'felt', 3], ['white', 'felt', 3],
        ['mark', 'mark-case', 3], ['mark-case', 'felt', 3],
        ['mark-case', 'white', 3], ['mark', 'black', 3],
    ].map(([one, other, min]) =>
        [`othellier-${one}`, `othellier-${other}`, min]
    ).concat(
        ['fg', 'comment', 'keyword', 'name', 'number', 'string'].map(word =>
            [`code-${word}`, 'code-bg', 4.5])
    ).filter(([one, other, min]) => {
        const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return bright / dark < min;
    }).map(String)";
