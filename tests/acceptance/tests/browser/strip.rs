//! Chapter 7's game: a strip of its positions, which undo walks back.

use super::board::Board;
use super::browser::{cdp, found, nothing_wrong, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

const PAGE: &str = "07-two-players.html";

#[test]
fn undo_walks_the_strip_back() {
    with_browser(&[], |browser| async move {
        let page = format!("{}{PAGE}", site::file_address());
        let board = Board::open(&browser, &page, "strip").await?;
        two_turns(&board).await?;
        to_the_start(&board).await?;
        by_keyboard(&board).await?;
        let again = Board::reopen(&browser, &page, "strip").await?;
        assert_eq!(again.says().await?, "Black has played d3. White to move.");
        nothing_wrong(&browser).await
    });
}

/// What the page's prediction asks: a pass is a turn, too.
async fn two_turns(board: &Board<'_>) -> WebDriverResult<()> {
    assert_eq!(board.says().await?, "White has played c5. Black to move.");
    let last = board.name("turn 10").await?;
    assert_eq!(last, "turn 10, c5, the game is here");
    board.control("Take back").await?;
    assert_eq!(board.says().await?, "Black has passed. White to move.");
    assert_eq!(board.name("turn 10").await?, "turn 10, c5, taken back");
    let pass = board.name("turn 9").await?;
    assert_eq!(pass, "turn 9, pass, the game is here");
    board.control("Take back").await?;
    let h6 = "White has played h6. Black must pass. White to move.";
    assert_eq!(board.says().await?, h6);
    assert_eq!(board.drawn("tree-ghost").await?, 2);
    Ok(())
}

/// Turn by turn, until there's nothing left to take back.
async fn to_the_start(board: &Board<'_>) -> WebDriverResult<()> {
    for left in (0..8).rev() {
        board.control("Take back").await?;
        assert_eq!(board.drawn("tree-ghost").await?, 10 - left);
    }
    let start = "The start: there’s nothing to take back. Black to move.";
    assert_eq!(board.says().await?, start);
    let is_off = "done(one('[value=back]').ariaDisabled)";
    assert_eq!(board.find(is_off).await?, json!("true"));
    board.control("Play it again").await?;
    assert_eq!(board.says().await?, "Black has played f5. White to move.");
    Ok(())
}

/// From one board to the next, and there the game goes on.
async fn by_keyboard(board: &Board<'_>) -> WebDriverResult<()> {
    board.focus().await?;
    let first = [Key::PageUp, Key::Home];
    assert_eq!(board.press(first).await?, "start");
    let third = [Key::Right, Key::Right, Key::Right, Key::Enter];
    let d3 = "turn 3, d3, the game is here";
    assert_eq!(board.press(third).await?, d3);
    assert_eq!(board.says().await?, "Black has played d3. White to move.");
    assert_eq!(board.drawn("tree-ghost").await?, 7);
    Ok(())
}

/// Words in a picture shrink with it. Letters of fewer than 12 pixels are hard
/// to read.
#[test]
fn words_in_pictures_can_be_read_on_a_phone() {
    with_browser(&[], |browser| async move {
        let phone = json!({
            "width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true
        });
        cdp(&browser, "Emulation.setDeviceMetricsOverride", phone).await?;
        for page in [PAGE, "08-records.html", "09-durability.html"] {
            site::unfolded(&browser, page).await?;
            assert_eq!(found(&browser, SMALL).await?, json!([]), "{page}");
        }
        Ok(())
    });
}

/// The words in the page's drawings whose letters are too small.
const SMALL: &str = "
    const words = [...document.querySelectorAll('main svg text')]
        .filter(element => element.getClientRects().length);
    if (!words.length) return ['no words at all'];
    const size = element =>
        parseFloat(getComputedStyle(element).fontSize) * element.getScreenCTM().a;
    return words.filter(element => size(element) < 12)
        .map(element => `${element.textContent}: ${size(element)}`)";
