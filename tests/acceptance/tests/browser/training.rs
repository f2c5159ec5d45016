//! The board that learns by playing against itself.

use super::board::Board;
use super::browser::{assert_no_console_errors, wait_until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

async fn open<'a>(browser: &'a WebDriver, book: &str) -> WebDriverResult<Board<'a>> {
    Board::open(browser, &format!("{book}23-learning.html"), "train").await
}

/// The status at the end of the training.
const DONE: &str = "That was the last generation. Now play against it.";

/// Runs the training with fewer games than the page's, which takes a second.
async fn train(board: &Board<'_>) -> WebDriverResult<()> {
    let reduce_games = "const request = board.request.bind(board);
        board.request = (event) => ({ ...request(event), games: '1000' });
        done()";
    board.evaluate(reduce_games).await?;
    board.click_control("Train").await?;
    let is_done = async || Ok(board.status().await?.starts_with(DONE));
    assert!(wait_until(is_done).await?, "{}", board.status().await?);
    board.wait_for_status("Black to move.").await?;
    // The reader can play.
    let has_legal_moves = "done([all('[aria-label$=\"legal move\"]').length > 0,
        one('[role=grid]').ariaDisabled])";
    assert_eq!(
        board.evaluate(has_legal_moves).await?,
        json!([true, "false"])
    );
    Ok(())
}

#[test]
fn pupil_trains_plays_and_keeps_its_weights() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, &site::file_base_url()).await?;
        let facts = board.facts().await?;
        assert!(facts.contains("knows nothing yet"), "{facts}");
        // The untrained pupil plays, too.
        board.click_square("f5").await?;
        board.wait_for_status("Black to move.").await?;
        train(&board).await?;
        let lines = "done(all('.live-plot polyline').length)";
        assert_eq!(board.evaluate(lines).await?, 3);
        board.click_control("New").await?;
        board.click_square("f5").await?;
        board.wait_for_status("Black to move.").await?;
        let facts = board.facts().await?;
        assert!(facts.contains("of 250 games each"), "{facts}");
        assert!(facts.contains("4 moves ahead, "), "{facts}");
        board.click_control("Analysis").await?;
        assert_eq!(board.count_drawn("board-lead").await?, 1);
        let kept_weights = "done(board.kept.weights)";
        let weights = board.evaluate(kept_weights).await?;
        assert!(weights.as_str().unwrap().len() > 1000);
        browser.refresh().await?;
        let board = Board::on_page(&browser, "train").await?;
        assert_eq!(board.evaluate(kept_weights).await?, weights);
        assert_eq!(board.evaluate(lines).await?, 3);
        assert_no_console_errors(&browser).await
    });
}

/// Presses several buttons before the trainer can respond.
#[test]
fn training_can_be_interrupted_and_continued() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, site::base_url()).await?;
        let press_quickly = "for (const button of ['begin', 'stop', 'begin', 'begin'])
                one(`[value=${button}]`).click();
            one(\"[aria-label^='f5,']\").click();
            done(one('[role=status]').textContent)";
        let status = board.evaluate(press_quickly).await?;
        assert_eq!(status, "0 of 10000 games are played.");
        board
            .wait_for_status("2000 of 10000 games are played.")
            .await?;
        board.click_control("Stop").await?;
        let stopped = "Stopped: go on with the training, or play against it as it is.";
        board
            .wait_for_status(&format!("{stopped} Black to move."))
            .await?;
        board.click_square("f5").await?;
        board.wait_for_status("Black to move.").await?;
        // The training continues where it stopped.
        board.evaluate(RECORD_STATUSES).await?;
        board.click_control("Go on").await?;
        board
            .wait_for_status("5000 of 10000 games are played.")
            .await?;
        let statuses = board.evaluate("done(window.statuses.join())").await?;
        assert!(
            !statuses.as_str().unwrap().contains("1000 of"),
            "{statuses}"
        );
        // A new game ends the training.
        board
            .evaluate("one('[value=begin]').click(); done()")
            .await?;
        board.click_control("New").await?;
        assert_eq!(board.status().await?, "Black to move.");
        assert_no_console_errors(&browser).await
    });
}

/// Records the statuses of the board from now on.
const RECORD_STATUSES: &str = "
    const status = one('[role=status]');
    window.statuses = [];
    new MutationObserver(() => statuses.push(status.textContent))
        .observe(status, { childList: true });
    done()";

#[test]
fn failed_load_of_the_trainer_is_reported() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, site::base_url()).await?;
        board
            .evaluate("board.advisor = 'trainer-0.js'; done()")
            .await?;
        board.click_control("Train").await?;
        let no_trainer = "The trainer couldn’t be loaded, or has stopped. Black to move.";
        board.wait_for_status(no_trainer).await?;
        board.click_square("f5").await?;
        let no_pupil = "The pupil couldn’t be loaded: hard moved.";
        board.wait_for_status(no_pupil).await
    });
}
