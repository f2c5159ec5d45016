//! What learns in the page, and what it has learned.

use super::board::Board;
use super::browser::{nothing_wrong, until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

async fn board<'a>(browser: &'a WebDriver, book: &str) -> WebDriverResult<Board<'a>> {
    Board::open(browser, &format!("{book}23-learning.html"), "train").await
}

const DONE: &str = "That was the last generation. Now play against it.";

/// Fewer games than the page has, so that the test needs a second.
async fn train(board: &Board<'_>) -> WebDriverResult<()> {
    let fewer = "const request = board.request.bind(board);
        board.request = (event) => ({ ...request(event), games: '1000' });
        done()";
    board.find(fewer).await?;
    board.control("Train").await?;
    let done = until(async || Ok(board.says().await?.starts_with(DONE)));
    assert!(done.await?, "{}", board.says().await?);
    board.hear("Black to move.").await?;
    // It's a game that can be played.
    let legal = "done([all('[aria-label$=\"legal move\"]').length > 0,
        one('[role=grid]').ariaDisabled])";
    assert_eq!(board.find(legal).await?, json!([true, "false"]));
    Ok(())
}

#[test]
fn it_learns_in_the_page_plays_and_remembers() {
    with_browser(&[], |browser| async move {
        let board = board(&browser, &site::file_address()).await?;
        let facts = board.facts().await?;
        assert!(facts.contains("knows nothing yet"), "{facts}");
        // Who knows nothing plays all the same.
        board.click("f5").await?;
        board.hear("Black to move.").await?;
        train(&board).await?;
        let lines = "done(all('.live-plot polyline').length)";
        assert_eq!(board.find(lines).await?, 3);
        board.control("New").await?;
        board.click("f5").await?;
        board.hear("Black to move.").await?;
        let facts = board.facts().await?;
        assert!(facts.contains("of 250 games each"), "{facts}");
        assert!(facts.contains("4 moves ahead, "), "{facts}");
        board.control("Analysis").await?;
        assert_eq!(board.drawn("board-lead").await?, 1);
        // What it has learned is there after a reload.
        let learned = "done(board.kept.weights)";
        let weights = board.find(learned).await?;
        assert!(weights.as_str().unwrap().len() > 1000);
        browser.refresh().await?;
        let board = Board::on_page(&browser, "train").await?;
        assert_eq!(board.find(learned).await?, weights);
        assert_eq!(board.find(lines).await?, 3);
        nothing_wrong(&browser).await
    });
}

/// Everything at once, before the trainer can answer.
#[test]
fn the_training_stops_at_any_moment() {
    with_browser(&[], |browser| async move {
        let board = board(&browser, site::address()).await?;
        let press = "for (const button of ['begin', 'stop', 'begin', 'begin'])
                one(`[value=${button}]`).click();
            one(\"[aria-label^='f5,']\").click();
            done(one('[role=status]').textContent)";
        let said = board.find(press).await?;
        assert_eq!(said, "0 of 10000 games are played.");
        board.hear("2000 of 10000 games are played.").await?;
        board.control("Stop").await?;
        let stopped = "Stopped: go on with the training, or play against it as it is.";
        board.hear(&format!("{stopped} Black to move.")).await?;
        board.click("f5").await?;
        board.hear("Black to move.").await?;
        // Its games are still there.
        board.find(WATCH).await?;
        board.control("Go on").await?;
        board.hear("5000 of 10000 games are played.").await?;
        let said = board.find("done(window.said.join())").await?;
        assert!(!said.as_str().unwrap().contains("1000 of"), "{said}");
        // Another button ends a training as well.
        board.find("one('[value=begin]').click(); done()").await?;
        board.control("New").await?;
        assert_eq!(board.says().await?, "Black to move.");
        nothing_wrong(&browser).await
    });
}

/// Writes down from now on what the board says.
const WATCH: &str = "
    const status = one('[role=status]');
    window.said = [];
    new MutationObserver(() => said.push(status.textContent))
        .observe(status, { childList: true });
    done()";

#[test]
fn without_the_trainers_code_it_says_so() {
    with_browser(&[], |browser| async move {
        let board = board(&browser, site::address()).await?;
        board.find("board.adviser = 'trainer-0.js'; done()").await?;
        board.control("Train").await?;
        let says = "The trainer couldn’t be loaded, or has stopped. Black to move.";
        board.hear(says).await?;
        board.click("f5").await?;
        let says = "The pupil couldn’t be loaded: hard moved.";
        board.hear(says).await
    });
}
