//! What learns in the page, and what it has learned.

use super::board::Board;
use super::browser::{nothing_wrong, until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

async fn board<'a>(browser: &'a WebDriver, book: &str, kind: &str) -> WebDriverResult<Board<'a>> {
    let page = if kind == "patterns" { "22-patterns" } else { "23-learning" };
    Board::open(browser, &format!("{book}{page}.html"), kind).await
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
fn it_learns_in_the_page_and_plays() {
    with_browser(&[], |browser| async move {
        for book in [site::address(), &site::file_address()] {
            let board = board(&browser, book, "train").await?;
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
        }
        nothing_wrong(&browser).await
    });
}

/// What it has learned is there after a reload.
#[test]
fn it_remembers_what_it_has_learned() {
    with_browser(&[], |browser| async move {
        let before = board(&browser, site::address(), "train").await?;
        train(&before).await?;
        let weights = before.find("done(board.kept.weights)").await?;
        browser.refresh().await?;
        let after = Board::on_page(&browser, "train").await?;
        assert_eq!(after.find("done(board.kept.weights)").await?, weights);
        assert!(weights.as_str().unwrap().len() > 1000);
        let lines = "done(all('.live-plot polyline').length)";
        assert_eq!(after.find(lines).await?, 3);
        Ok(())
    });
}

/// Everything at once, before the trainer can answer.
#[test]
fn the_training_stops_at_any_moment() {
    with_browser(&[], |browser| async move {
        let board = board(&browser, site::address(), "train").await?;
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
        let board = board(&browser, site::address(), "train").await?;
        board.find("board.adviser = 'trainer-0.js'; done()").await?;
        board.control("Train").await?;
        let says = "The trainer couldn’t be loaded, or has stopped. Black to move.";
        board.hear(says).await?;
        board.click("f5").await?;
        let says = "The pupil couldn’t be loaded: hard moved.";
        board.hear(says).await
    });
}

#[test]
fn a_pattern_is_chosen_and_its_weight_shown() {
    with_browser(&[], |browser| async move {
        let board = board(&browser, site::address(), "patterns").await?;
        let corner = "a1 b1 c1 a2 b2 c2 is worth ";
        board.begin(&format!("{corner}-10 ")).await?;
        // It's turned over.
        board.click("b2").await?;
        board.begin(&format!("{corner}+10 ")).await?;
        board.control("Next place").await?;
        board.begin("a1 a2 a3 b1 b2 b3 is worth").await?;
        board.control("Half an edge").await?;
        board.focus().await?;
        let named = board.press([Key::Home, Key::Up, Key::Enter]).await?;
        assert_eq!(named, "a1, black disc, in the pattern");
        nothing_wrong(&browser).await
    });
}
