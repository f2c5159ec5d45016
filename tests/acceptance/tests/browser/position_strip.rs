//! Chapter 7's strip of positions, on which undo goes back.

use super::board::Board;
use super::browser::{assert_no_console_errors, cdp, evaluate, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

const PAGE: &str = "07-two-players.html";

#[test]
fn strip_follows_undo_and_keyboard() {
    with_browser(&[], |browser| async move {
        let page = format!("{}{PAGE}", site::file_base_url());
        let board = Board::open(&browser, &page, "strip").await?;
        takes_back_move_and_pass(&board).await?;
        takes_back_to_the_start(&board).await?;
        chooses_positions_by_keyboard(&board).await?;
        let board = Board::reopen(&browser, &page, "strip").await?;
        assert_eq!(board.status().await?, "Black has played d3. White to move.");
        assert_no_console_errors(&browser).await
    });
}

/// Takes back a move, and then a pass, which is a turn of its own.
async fn takes_back_move_and_pass(board: &Board<'_>) -> WebDriverResult<()> {
    assert_eq!(board.status().await?, "White has played c5. Black to move.");
    let last = board.square_label("turn 10").await?;
    assert_eq!(last, "turn 10, c5, the game is here");
    board.click_control("Take back").await?;
    assert_eq!(board.status().await?, "Black has passed. White to move.");
    assert_eq!(
        board.square_label("turn 10").await?,
        "turn 10, c5, taken back"
    );
    let pass = board.square_label("turn 9").await?;
    assert_eq!(pass, "turn 9, pass, the game is here");
    board.click_control("Take back").await?;
    let h6 = "White has played h6. Black must pass. White to move.";
    assert_eq!(board.status().await?, h6);
    assert_eq!(board.count_drawn("tree-ghost").await?, 2);
    Ok(())
}

async fn takes_back_to_the_start(board: &Board<'_>) -> WebDriverResult<()> {
    for left in (0..8).rev() {
        board.click_control("Take back").await?;
        assert_eq!(board.count_drawn("tree-ghost").await?, 10 - left);
    }
    let start = "The start: there’s nothing to take back. Black to move.";
    assert_eq!(board.status().await?, start);
    let is_disabled = "done(one('[value=back]').ariaDisabled)";
    assert_eq!(board.evaluate(is_disabled).await?, json!("true"));
    board.click_control("Play it again").await?;
    assert_eq!(board.status().await?, "Black has played f5. White to move.");
    Ok(())
}

async fn chooses_positions_by_keyboard(board: &Board<'_>) -> WebDriverResult<()> {
    board.focus_grid().await?;
    let to_start = [Key::PageUp, Key::Home];
    assert_eq!(board.press_keys(to_start).await?, "start");
    let choose_turn_3 = [Key::Right, Key::Right, Key::Right, Key::Enter];
    let label = board.press_keys(choose_turn_3).await?;
    assert_eq!(label, "turn 3, d3, the game is here");
    assert_eq!(board.status().await?, "Black has played d3. White to move.");
    assert_eq!(board.count_drawn("tree-ghost").await?, 7);
    Ok(())
}

/// Text in drawings shrinks with them, and must have at least 12 pixels.
#[test]
fn text_in_drawings_is_readable_on_a_phone() {
    with_browser(&[], |browser| async move {
        let phone = json!({
            "width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true
        });
        cdp(&browser, "Emulation.setDeviceMetricsOverride", phone).await?;
        for page in [PAGE, "08-records.html", "09-durability.html"] {
            site::open_unfolded(&browser, page).await?;
            assert_eq!(evaluate(&browser, SMALL_TEXTS).await?, json!([]), "{page}");
        }
        Ok(())
    });
}

/// Returns the texts in drawings that are too small.
const SMALL_TEXTS: &str = "
    const texts = [...document.querySelectorAll('main svg text')]
        .filter(element => element.getClientRects().length);
    if (!texts.length) return ['no text at all'];
    const size = element =>
        parseFloat(getComputedStyle(element).fontSize) * element.getScreenCTM().a;
    return texts.filter(element => size(element) < 12)
        .map(element => `${element.textContent}: ${size(element)}`)";
