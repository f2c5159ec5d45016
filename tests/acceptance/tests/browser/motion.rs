//! What moves, and that nothing does for those who asked for it.

use super::board::Board;
use super::browser::{calm, cdp, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

#[test]
fn nothing_moves_for_those_who_asked_for_it() {
    with_browser(&[], |browser| async move {
        // However late a test looks, it's still moving.
        cdp(&browser, "Animation.enable", json!({})).await?;
        let slow = json!({ "playbackRate": 0.001 });
        cdp(&browser, "Animation.setPlaybackRate", slow).await?;
        assert_eq!(moving(&browser).await?, [true; 5]);
        calm(&browser).await?;
        assert_eq!(moving(&browser).await?, [false; 5]);
        Ok(())
    });
}

/// Whether anything moves when a disc falls, discs invite and turn over, steps
/// light up, and the book's menu opens or closes.
async fn moving(browser: &WebDriver) -> WebDriverResult<[bool; 5]> {
    let book = site::address();
    let board = Board::open(browser, &format!("{book}12-connect-four.html"), "play").await?;
    board.control("Back").await?;
    board.click("g1").await?;
    let falls = moves(browser).await?;
    let board = Board::open(browser, &format!("{book}04-flipping.html"), "board-1").await?;
    board.middle("b6").await?;
    let invites = browser.execute_async(INVITES, Vec::new()).await?;
    let invites = invites.convert()?;
    board.click("b6").await?;
    board.control("Check (1 marked)").await?;
    board.control("Show").await?;
    let turn = moves(browser).await?;
    let page = format!("{book}02-directions.html");
    let board = Board::open(browser, &page, "board-3").await?;
    board.click("h5").await?;
    let steps = moves(browser).await?;
    let menu = "document.querySelector('#mdbook-sidebar-toggle').click()";
    browser.goto(&page).await?;
    browser.execute(menu, Vec::new()).await?;
    Ok([falls, invites, turn, steps, moves(browser).await?])
}

/// Whether something moves as soon as the first board is in view.
const INVITES: &str = "
    const [done] = arguments;
    const board = document.querySelector('#board-1');
    const look = () => board.classList.contains('invites')
        ? done(board.getAnimations({ subtree: true }).length > 0)
        : requestAnimationFrame(look);
    look()";

async fn moves(browser: &WebDriver) -> WebDriverResult<bool> {
    let any = "return document.getAnimations().length > 0";
    browser.execute(any, Vec::new()).await?.convert()
}
