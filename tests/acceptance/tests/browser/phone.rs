//! The pages on a phone, and a finger on a board.

use super::board::Board;
use super::browser::{cdp, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

#[test]
fn every_page_fits_a_phone() {
    with_browser(&[], |browser| async move {
        hold(&browser).await?;
        for page in site::pages() {
            site::unfolded(&browser, &page).await?;
            let wrong = browser.execute(WRONG, Vec::new()).await?;
            assert_eq!(wrong.json(), &json!([]), "{page}");
        }
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
/// buttons a finger would miss, and which lie on each other.
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
    return [
        ...[...out, ...boxes].map(element => `sticks out: ${name(element)}`),
        ...small.map(element => `too small: ${name(element)}`),
        ...over.map(element => `lies on another: ${name(element)}`),
    ]";

/// How wide a cell is: 44 where the board has seven columns or fewer, and as
/// wide as the screen allows where it has eight.
async fn cells(browser: &WebDriver) -> WebDriverResult<()> {
    let boards = [
        ("12-tic-tac-toe.html", "computer", 44.0),
        ("11-connect-four.html", "play", 44.0),
        ("15-opponent.html", "computer", 39.5),
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
    let page = format!("{}06-whole-games.html", site::address());
    let board = Board::open(browser, &page, "board-2").await?;
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
