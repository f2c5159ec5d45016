//! The book for everybody: what axe-core finds, and contrast in every theme.

use super::common::browser::{skip, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use thirtyfour::prelude::*;

/// The pages with boards.
const PAGES: [&str; 9] = [
    "index.html",
    "01-board.html",
    "02-directions.html",
    "03-legal-moves.html",
    "04-flipping.html",
    "05-end-of-game.html",
    "09-tic-tac-toe.html",
    "10-connect-four.html",
    "11-minimax.html",
];

const THEMES: [&str; 5] = ["light", "rust", "coal", "navy", "ayu"];

/// What axe-core finds in the page: `rule: element` for each.
const FINDINGS: &str = "return axe.run(...arguments).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`)))";

/// Takes the boards away.
const BARE: &str = "document.querySelectorAll('figure.board')
    .forEach(board => board.remove())";

/// The program, where `.ci/run` puts it.
fn axe() -> Option<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = here.join("target/axe/package/axe.min.js");
    std::fs::read_to_string(file).ok()
}

/// axe-core, run once in one browser: a browser takes longer to start.
#[test]
fn boards_are_for_everybody() {
    let Some(axe) = axe() else {
        return skip("no axe-core in target/axe; .ci/run gets it");
    };
    with_browser(&[], |browser| async move {
        nothing_in_the_boards(&browser, &axe).await?;
        nothing_that_is_not_there_without_them(&browser, &axe).await?;
        readable_in_every_theme(&browser, &axe).await
    });
}

async fn nothing_in_the_boards(
    browser: &WebDriver,
    axe: &str,
) -> WebDriverResult<()> {
    for page in PAGES {
        open(browser, page, axe).await?;
        let found = findings(browser, vec![json!("figure.board")]).await?;
        assert_eq!(found, BTreeSet::new(), "{page}");
    }
    Ok(())
}

/// What concerns a page as a whole, such as an id that is there twice.
async fn nothing_that_is_not_there_without_them(
    browser: &WebDriver,
    axe: &str,
) -> WebDriverResult<()> {
    open(browser, "05-end-of-game.html", axe).await?;
    let found = findings(browser, Vec::new()).await?;
    browser.execute(BARE, Vec::new()).await?;
    let bare = findings(browser, Vec::new()).await?;
    let ours: Vec<_> = found.difference(&bare).collect();
    assert_eq!(ours, [""; 0]);
    Ok(())
}

/// The words beside a board, and what is drawn on it.
async fn readable_in_every_theme(
    browser: &WebDriver,
    axe: &str,
) -> WebDriverResult<()> {
    for page in [
        "02-directions.html",
        "05-end-of-game.html",
        "09-tic-tac-toe.html",
    ] {
        open(browser, page, axe).await?;
        for theme in THEMES {
            let wear =
                format!("document.documentElement.className = '{theme}'");
            browser.execute(wear, Vec::new()).await?;
            let faint = browser.execute(FAINT, Vec::new()).await?;
            assert_eq!(faint.json(), &json!([]), "{theme}");
            let only = json!({ "runOnly": ["color-contrast"] });
            let boards = json!("othellier-board");
            let found = findings(browser, vec![boards, only]).await?;
            assert_eq!(found, BTreeSet::new(), "{page} in {theme}");
        }
    }
    Ok(())
}

async fn findings(
    browser: &WebDriver,
    arguments: Vec<Value>,
) -> WebDriverResult<BTreeSet<String>> {
    browser.execute(FINDINGS, arguments).await?.convert()
}

/// Opens a page and waits until its boards are alive.
async fn open(
    browser: &WebDriver,
    page: &str,
    axe: &str,
) -> WebDriverResult<()> {
    browser.goto(format!("{}{page}", site::address())).await?;
    let alive = By::Css("othellier-board.alive [role=gridcell]");
    browser.query(alive).first().await?;
    browser.execute(axe, Vec::new()).await?;
    Ok(())
}

/// The pairs of colors that are closer than WCAG 2.2 AA has them: 4.5 for what
/// is read, 3 for what is seen.
const FAINT: &str = "
    const style = getComputedStyle(document.documentElement);
    const light = name => {
        const color = style.getPropertyValue(`--othellier-${name}`).trim();
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
    ].filter(([one, other, least]) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
        return bright / dark < least;
    }).map(String)";
