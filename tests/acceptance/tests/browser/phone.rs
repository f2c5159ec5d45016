//! The pages on a phone: layout, sizes, and touch input.

use super::board::Board;
use super::browser::{cdp, evaluate, with_browser};
use super::live_boards::wake_all;
use super::site;
use super::windows::start;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

#[test]
fn pages_fit_a_phone() {
    with_browser(&[], |browser| async move {
        emulate(&browser).await?;
        for page in site::page_files() {
            wake_all(&browser, &page).await?;
            assert_eq!(evaluate(&browser, FLAWS).await?, json!([]), "{page}");
        }
        tables_do_not_scroll(&browser).await?;
        windows_can_be_used_by_touch(&browser).await?;
        cells_are_large_enough(&browser).await?;
        tap_plays_a_move(&browser).await
    });
}

/// Emulates a phone's screen and touch input.
pub async fn emulate(browser: &WebDriver) -> WebDriverResult<()> {
    let screen = json!({
        "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": true
    });
    cdp(browser, "Emulation.setDeviceMetricsOverride", screen).await?;
    let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
    cdp(browser, "Emulation.setTouchEmulationEnabled", touch).await
}

/// Returns elements that overflow the screen outside scrolling boxes, controls that are
/// too small to touch or overlap, text in drawings that is too small to read, and
/// distorted images.
const FLAWS: &str = "
    const all = selector => [...document.querySelectorAll(`main ${selector}`)]
        .filter(element => element.checkVisibility() && element.getClientRects().length)
        .map(element => [element, element.getBoundingClientRect()]);
    const name = ([element]) => element.cloneNode(false).outerHTML + element.textContent.slice(0, 30);
    const overflows = ([, box]) => box.left < 0 || box.right > innerWidth + 0.5;
    const scrolls = ([element]) => element.closest('pre, .table-wrapper');
    const overflowing = all('*').filter(element => overflows(element) && !scrolls(element));
    const boxes = all('pre, .table-wrapper').filter(overflows);
    const controls = all(':is(button, input, summary, .live a)')
        .filter(([element]) => !element.closest('.buttons'));
    const small = controls.filter(([, box]) => box.width < 24 || box.height < 24);
    const overlapping = controls.filter(([, one], index) => controls.slice(index + 1).some(([, other]) =>
        one.left < other.right - 0.5 && other.left < one.right - 0.5
            && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5));
    const size = ([text]) =>
        parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const tiny = all('svg text').filter(text => size(text) < 9);
    const distorted = all('img').filter(([{ naturalWidth, naturalHeight }, { width, height }]) =>
        Math.abs(naturalWidth * height - naturalHeight * width) > naturalWidth);
    return [
        ...distorted.map(image => `distorted: ${name(image)}`),
        ...tiny.map(text => `${size(text)} pixels: ${name(text)}`),
        ...[...overflowing, ...boxes].map(element => `overflows: ${name(element)}`),
        ...small.map(element => `too small: ${name(element)}`),
        ...overlapping.map(element => `overlaps another control: ${name(element)}`),
    ]";

/// The tables of exercises are narrow enough.
async fn tables_do_not_scroll(browser: &WebDriver) -> WebDriverResult<()> {
    browser.goto(site::page_url("teaching")).await?;
    let scrolling = "return [...document.querySelectorAll('.table-wrapper')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.trim().slice(0, 60))";
    assert_eq!(evaluate(browser, scrolling).await?, json!([]));
    Ok(())
}

/// Uses the keys, a dialog and the lower half of the window of chapter 11.
async fn windows_can_be_used_by_touch(browser: &WebDriver) -> WebDriverResult<()> {
    let window = start(browser, &site::page_url("11-window"), 2).await?;
    let sizes = "Math.min(...[...widget.querySelectorAll('.window-keys .control')]
        .map(key => key.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]))";
    assert_eq!(window.evaluate(sizes).await?, "51");
    let is_readable = "widget.querySelector('.window-screen text').getScreenCTM().a * 15 > 12";
    assert_eq!(window.evaluate(is_readable).await?, "true");
    window.press_key_button("W: write").await?;
    window.press_key_button("Name").await?;
    window.send_keys("2").await?;
    window.wait_for_status("Name: 2").await?;
    window.press_key_button("Esc: close").await?;
    window.wait_for_status("The board.").await?;
    // (L)egal, in the lower half.
    window.click_cell(43, 20).await?;
    window.wait_for_status("d3, empty, a legal move").await
}

/// Cells of boards with at most seven columns are 44 pixels wide; with eight, as wide as
/// the screen allows.
async fn cells_are_large_enough(browser: &WebDriver) -> WebDriverResult<()> {
    let boards = [
        ("13-tic-tac-toe.html", "computer", 44.0),
        ("12-connect-four.html", "play", 44.0),
        ("16-opponent.html", "computer", 39.5),
    ];
    for (page, id, min_width) in boards {
        let page = format!("{}{page}", site::base_url());
        let board = Board::open(browser, &page, id).await?;
        let width = "done(one('[role=grid] button').getBoundingClientRect().width)";
        let width = board.evaluate(width).await?.as_f64().unwrap();
        assert!(width >= min_width, "{page}: {width}");
        assert_eq!(
            board.evaluate(ARE_EDGES_VISIBLE).await?,
            json!([true, true]),
            "{page}"
        );
    }
    Ok(())
}

/// Returns whether the board's left and right edges are visible.
const ARE_EDGES_VISIBLE: &str = "
    const surface = one('.live-surface');
    const { left, right, top, height } = surface.getBoundingClientRect();
    done([left + 2, right - 2].map(x =>
        surface.contains(document.elementFromPoint(x, top + height / 2))))";

async fn tap_plays_a_move(browser: &WebDriver) -> WebDriverResult<()> {
    let board = Board::open(browser, &site::page_url("06-whole-games"), "board-2").await?;
    let [x, y] = board.square_center("f5").await?;
    let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
    cdp(browser, "Input.dispatchTouchEvent", start).await?;
    let end = json!({ "type": "touchEnd", "touchPoints": [] });
    cdp(browser, "Input.dispatchTouchEvent", end).await?;
    board
        .wait_for_status("Black plays f5 and flips e5. White to move.")
        .await
}
