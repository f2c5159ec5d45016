//! What a reader has where something is missing: the still figures, whole.

use super::browser::{cdp, nothing_wrong, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// Whether the still drawing of the first board can be seen, and a live one.
const SEEN: &str = "
    const seen = selector => {
        const found = document.querySelector(`#board-1 ${selector}`);
        return Boolean(found && found.getClientRects().length);
    };
    return [seen('> svg'), seen('.live svg')]";

async fn seen(browser: &WebDriver) -> WebDriverResult<(bool, bool)> {
    browser.execute(SEEN, Vec::new()).await?.convert()
}

/// Whether the first of these can be read, and whether it has a button.
async fn pressed(browser: &WebDriver, element: &str) -> WebDriverResult<(bool, bool)> {
    let script = "
        const tested = document.querySelector(arguments[0]);
        return [tested.querySelector('pre').checkVisibility(),
            Boolean(tested.querySelector('button:not(.clip-button)'))]";
    let found = browser.execute(script, vec![element.into()]).await?;
    found.convert()
}

/// What the first of these says below itself: a style, so a copy doesn't have it.
async fn said_below(browser: &WebDriver, element: &str) -> WebDriverResult<String> {
    let script = "
        const tested = document.querySelector(arguments[0]);
        return getComputedStyle(tested, '::after').content";
    let content = browser.execute(script, vec![element.into()]).await?;
    content.convert()
}

/// On this page, all that would move says why it doesn't.
async fn explains(browser: &WebDriver) -> WebDriverResult<()> {
    for element in ["board", "steps", "transcript"] {
        let said = said_below(browser, &format!("othellier-{element}")).await?;
        assert!(said.contains("JavaScript"), "{element}: {said}");
    }
    Ok(())
}

#[test]
fn without_webassembly_the_figures_stand_still() {
    // Without its compiler, Chromium has no WebAssembly either.
    let flags = ["--js-flags=--jitless"];
    with_browser(&flags, |browser| async move {
        for book in [site::address(), &site::file_address()] {
            browser.goto(format!("{book}04-flipping.html")).await?;
            let wasm = "return typeof WebAssembly";
            let wasm = browser.execute(wasm, Vec::new()).await?;
            assert_eq!(wasm.json(), "undefined");
            assert_eq!(seen(&browser).await?, (true, false));
            assert_eq!(
                pressed(&browser, "othellier-transcript").await?,
                (true, false)
            );
            assert_eq!(pressed(&browser, "othellier-steps").await?, (true, false));
            explains(&browser).await?;
        }
        nothing_wrong(&browser).await
    });
}

#[test]
fn on_paper_and_without_javascript_the_figures_stand_still() {
    with_browser(&[], |browser| async move {
        on_paper(&browser).await?;
        without_javascript(&browser).await
    });
}

async fn on_paper(browser: &WebDriver) -> WebDriverResult<()> {
    let page = site::page("04-flipping");
    browser.goto(page).await?;
    site::wake(browser, "#board-1").await?;
    assert_eq!(seen(browser).await?, (false, true));
    assert_eq!(said_below(browser, "othellier-board").await?, "none");
    let paper = json!({ "media": "print" });
    cdp(browser, "Emulation.setEmulatedMedia", paper).await?;
    assert_eq!(seen(browser).await?, (true, false));
    let screen = json!({ "media": "screen" });
    cdp(browser, "Emulation.setEmulatedMedia", screen).await
}

async fn without_javascript(browser: &WebDriver) -> WebDriverResult<()> {
    let off = json!({ "value": true });
    cdp(browser, "Emulation.setScriptExecutionDisabled", off).await?;
    for book in [site::address(), &site::file_address()] {
        browser.goto(format!("{book}04-flipping.html")).await?;
        // The driver's own scripts run all the same.
        assert_eq!(seen(browser).await?, (true, false));
        assert_eq!(
            pressed(browser, "othellier-transcript").await?,
            (true, false)
        );
        explains(browser).await?;
        browser.goto(format!("{book}11-window.html")).await?;
        let said = said_below(browser, "othellier-window").await?;
        assert!(said.contains("nothing to press"), "{said}");
    }
    Ok(())
}
