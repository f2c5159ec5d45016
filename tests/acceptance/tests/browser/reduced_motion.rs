//! Animations, which reduced motion disables.

use super::board::Board;
use super::browser::{cdp, reduce_motion, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

#[test]
fn reduced_motion_disables_animations() {
    with_browser(&[], |browser| async move {
        // Slow animations are still running when the test looks.
        cdp(&browser, "Animation.enable", json!({})).await?;
        let slow = json!({ "playbackRate": 0.001 });
        cdp(&browser, "Animation.setPlaybackRate", slow).await?;
        assert_eq!(animations(&browser).await?, [true; 5]);
        reduce_motion(&browser).await?;
        assert_eq!(animations(&browser).await?, [false; 5]);
        Ok(())
    });
}

/// Returns whether there is an animation when a disc falls, when discs that can be chosen
/// attract attention, when discs turn over, when the steps of a walk are shown, and when
/// the sidebar opens or closes.
async fn animations(browser: &WebDriver) -> WebDriverResult<[bool; 5]> {
    let book = site::base_url();
    let board = Board::open(browser, &format!("{book}12-connect-four.html"), "play").await?;
    board.click_control("Back").await?;
    board.click_square("g1").await?;
    let falling_disc = is_animated(browser).await?;
    let board = Board::open(browser, &format!("{book}04-flipping.html"), "board-1").await?;
    board.square_center("b6").await?;
    let invitation = browser
        .execute_async(IS_INVITATION_ANIMATED, Vec::new())
        .await?
        .convert()?;
    board.click_square("b6").await?;
    board.click_control("Check (1 marked)").await?;
    board.click_control("Show").await?;
    let turning_discs = is_animated(browser).await?;
    let page = format!("{book}02-directions.html");
    let board = Board::open(browser, &page, "board-3").await?;
    board.click_square("h5").await?;
    let walk = is_animated(browser).await?;
    let toggle_sidebar = "document.querySelector('#mdbook-sidebar-toggle').click()";
    browser.goto(&page).await?;
    browser.execute(toggle_sidebar, Vec::new()).await?;
    let sidebar = is_animated(browser).await?;
    Ok([falling_disc, invitation, turning_discs, walk, sidebar])
}

/// Waits until the first board invites the reader, and returns whether that is animated.
const IS_INVITATION_ANIMATED: &str = "
    const [done] = arguments;
    const board = document.querySelector('#board-1');
    const poll = () => board.classList.contains('invites')
        ? done(board.getAnimations({ subtree: true }).length > 0)
        : requestAnimationFrame(poll);
    poll()";

async fn is_animated(browser: &WebDriver) -> WebDriverResult<bool> {
    let script = "return document.getAnimations().length > 0";
    browser.execute(script, Vec::new()).await?.convert()
}
