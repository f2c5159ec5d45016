//! The pages on a phone, and a finger on a board.

use super::board::Board;
use super::browser::{cdp, found, with_browser};
use super::live::wake_all;
use super::site;
use super::windows::start;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

#[test]
fn every_page_fits_a_phone() {
    with_browser(&[], |browser| async move {
        hold(&browser).await?;
        for page in site::pages() {
            wake_all(&browser, &page).await?;
            assert_eq!(found(&browser, WRONG).await?, json!([]), "{page}");
        }
        tables(&browser).await?;
        windows(&browser).await?;
        cells(&browser).await?;
        tap(&browser).await
    });
}

/// Makes the browser a phone.
pub async fn hold(browser: &WebDriver) -> WebDriverResult<()> {
    let screen = json!({
        "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": true
    });
    cdp(browser, "Emulation.setDeviceMetricsOverride", screen).await?;
    let finger = json!({ "enabled": true, "maxTouchPoints": 1 });
    cdp(browser, "Emulation.setTouchEmulationEnabled", finger).await
}

/// What sticks out of the screen and isn't in a box that scrolls, which
/// buttons a finger would miss, which lie on each other, and which letters of a
/// drawing are too small to read. An image keeps its shape.
const WRONG: &str = "
    const all = selector => [...document.querySelectorAll(`main ${selector}`)]
        .filter(element => element.checkVisibility() && element.getClientRects().length)
        .map(element => [element, element.getBoundingClientRect()]);
    const name = ([element]) => element.cloneNode(false).outerHTML + element.textContent.slice(0, 30);
    const sticksOut = ([, box]) => box.left < 0 || box.right > innerWidth + 0.5;
    const scrolls = ([element]) => element.closest('pre, .table-wrapper');
    const out = all('*').filter(element => sticksOut(element) && !scrolls(element));
    const boxes = all('pre, .table-wrapper').filter(sticksOut);
    const aims = all(':is(button, input, summary, .live a)')
        .filter(([element]) => !element.closest('.buttons'));
    const small = aims.filter(([, box]) => box.width < 24 || box.height < 24);
    const over = aims.filter(([, one], at) => aims.slice(at + 1).some(([, other]) =>
        one.left < other.right - 0.5 && other.left < one.right - 0.5
            && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5));
    const size = ([text]) =>
        parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const tiny = all('svg text').filter(text => size(text) < 9);
    const bent = all('img').filter(([{ naturalWidth, naturalHeight }, { width, height }]) =>
        Math.abs(naturalWidth * height - naturalHeight * width) > naturalWidth);
    return [
        ...bent.map(image => `out of shape: ${name(image)}`),
        ...tiny.map(text => `${size(text)} pixels: ${name(text)}`),
        ...[...out, ...boxes].map(element => `sticks out: ${name(element)}`),
        ...small.map(element => `too small: ${name(element)}`),
        ...over.map(element => `lies on another: ${name(element)}`),
    ]";

/// The tables of exercises can be read at once.
async fn tables(browser: &WebDriver) -> WebDriverResult<()> {
    browser.goto(site::page("teaching")).await?;
    let wide = "return [...document.querySelectorAll('.table-wrapper')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.trim().slice(0, 60))";
    assert_eq!(found(browser, wide).await?, json!([]));
    Ok(())
}

/// Fingers use chapter 11's form: its keys, a dialog, and the half below the board.
async fn windows(browser: &WebDriver) -> WebDriverResult<()> {
    let window = start(browser, &site::page("11-window"), 2).await?;
    let sizes = "Math.min(...[...tested.querySelectorAll('.window-keys .control')]
        .map(key => key.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]))";
    assert_eq!(window.find(sizes).await?, "51");
    let letters = "tested.querySelector('.window-screen text').getScreenCTM().a * 15 > 12";
    assert_eq!(window.find(letters).await?, "true");
    window.key("W: write").await?;
    window.key("Name").await?;
    window.send("2").await?;
    window.hear("Name: 2").await?;
    window.key("Esc: close").await?;
    window.hear("The board.").await?;
    // (L)egal, in the lower half.
    window.click(43, 20).await?;
    window.hear("d3, empty, a legal move").await
}

/// How wide a cell is: 44 where the board has seven columns or fewer, and as
/// wide as the screen allows where it has eight.
async fn cells(browser: &WebDriver) -> WebDriverResult<()> {
    let boards = [
        ("13-tic-tac-toe.html", "computer", 44.0),
        ("12-connect-four.html", "play", 44.0),
        ("16-opponent.html", "computer", 39.5),
    ];
    for (page, id, least) in boards {
        let page = format!("{}{page}", site::address());
        let board = Board::open(browser, &page, id).await?;
        let width = "done(one('[role=grid] button').getBoundingClientRect().width)";
        let width = board.find(width).await?.as_f64().unwrap();
        assert!(width >= least, "{page}: {width}");
        assert_eq!(board.find(WHOLE).await?, json!([true, true]), "{page}");
    }
    Ok(())
}

/// Whether a board can be seen from its left edge to its right one.
const WHOLE: &str = "
    const surface = one('.live-surface');
    const { left, right, top, height } = surface.getBoundingClientRect();
    done([left + 2, right - 2].map(x =>
        surface.contains(document.elementFromPoint(x, top + height / 2))))";

/// A finger plays a move.
async fn tap(browser: &WebDriver) -> WebDriverResult<()> {
    let board = Board::open(browser, &site::page("06-whole-games"), "board-2").await?;
    let [x, y] = board.middle("f5").await?;
    let touch = "Input.dispatchTouchEvent";
    let finger = json!([{ "x": x, "y": y }]);
    let down = json!({ "type": "touchStart", "touchPoints": finger });
    cdp(browser, touch, down).await?;
    let up = json!({ "type": "touchEnd", "touchPoints": [] });
    cdp(browser, touch, up).await?;
    board
        .hear("Black plays f5 and flips e5. White to move.")
        .await
}
