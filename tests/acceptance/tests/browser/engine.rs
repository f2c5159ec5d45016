//! Boards that use the chapters' solver and engine: endgame puzzles, and the opponent
//! "expert".

use super::board::Board;
use super::browser::{assert_no_console_errors, wait_until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// Opens the endgame puzzles.
async fn open_puzzle(browser: &WebDriver) -> WebDriverResult<Board<'_>> {
    Board::open(browser, &site::page_url("21-perfect-endgame"), "puzzle").await
}

/// Opens a game against the engine.
async fn open_expert(browser: &WebDriver) -> WebDriverResult<Board<'_>> {
    let board = Board::open(browser, &site::page_url("16-opponent"), "computer").await?;
    board.click_control("expert").await?;
    Ok(board)
}

/// Counts the messages that are sent to workers from now on.
const COUNT_WORKER_MESSAGES: &str = "
    window.messageCount = 0;
    const postMessage = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...all) {
        window.messageCount++;
        return postMessage.apply(this, all);
    };
    done()";

#[test]
fn puzzle_moves_are_judged_and_answered() {
    with_browser(&[], |browser| async move {
        let board = open_puzzle(&browser).await?;
        board.evaluate(COUNT_WORKER_MESSAGES).await?;
        let start = "Puzzle 1 of 12: one move wins, the others lose. White to move.";
        assert_eq!(board.status().await?, start);
        board.click_square("b8").await?;
        board.wait_for_status("White to move.").await?;
        let status = board.status().await?;
        assert!(status.starts_with("b8 loses by 4 against"), "{status}");
        assert!(status.contains(" Black plays "), "{status}");
        board.click_square("c3").await?;
        board.assert_status_starts("c3 is taken").await?;
        board.click_control("Start over").await?;
        board.wait_for_status(start).await?;
        board.click_control("Solve").await?;
        board.wait_for_status("Solved: a2 wins by 4.").await?;
        assert_eq!(board.count_drawn("board-chip").await?, 6);
        let messages = board.evaluate("done(window.messageCount)").await?;
        assert_eq!(messages, 7, "one for the reply, six for the moves");
        assert_no_console_errors(&browser).await
    });
}

/// Presses several buttons before the solver can answer.
#[test]
fn solver_can_be_interrupted() {
    with_browser(&[], |browser| async move {
        let board = open_puzzle(&browser).await?;
        board.click_control("Previous").await?;
        // Presses buttons, by value, and squares, by name, and returns the status.
        let press = async |names: &[&str]| {
            let names = json!(names);
            let script = format!(
                "const press = name => (one(`[value=${{name}}]`)
                    ?? one(`[aria-label^='${{name}},']`)).click();
                {names}.forEach(press);
                done(one('[role=status]').textContent)"
            );
            let status = board.evaluate(&script).await?;
            WebDriverResult::Ok(status.as_str().unwrap().to_owned())
        };
        let status = press(&["worth", "stop"]).await?;
        assert!(status.starts_with("Puzzle 12 of 12"), "{status}");
        assert!(!status.contains("knows"), "{status}");
        let status = press(&["a1", "stop"]).await?;
        assert!(status.contains("The solver has stopped"), "{status}");
        let status = press(&["f1"]).await?;
        assert!(status.contains("The solver has stopped"), "{status}");
        board.click_control("Go on").await?;
        board.wait_for_status("Black to move.").await?;
        board.assert_status_starts("a1 loses by 2 against").await?;
        // A move drops the pending response.
        board.click_control("Start over").await?;
        press(&["worth", "f1"]).await?;
        board.wait_for_status("Black to move.").await?;
        board.assert_status_starts("f1 wins by 8 against").await?;
        press(&["worth", "next", "worth", "previous"]).await?;
        board.assert_status_starts("Puzzle 12 of 12").await?;
        assert_no_console_errors(&browser).await
    });
}

/// Returns how often the engine's code was loaded.
const LOAD_COUNT: &str = "done(performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/expert-')).length)";

#[test]
fn engine_loads_on_first_move() {
    with_browser(&[], |browser| async move {
        let board = open_expert(&browser).await?;
        let facts = board.facts().await?;
        assert!(facts.contains("Expert looks nine moves ahead"), "{facts}");
        assert_eq!(board.evaluate(LOAD_COUNT).await?, 0);
        board.click_square("f5").await?;
        board.wait_for_status("Black to move.").await?;
        assert_eq!(board.evaluate(LOAD_COUNT).await?, 1);
        let facts = board.facts().await?;
        assert!(facts.contains(" moves ahead, "), "{facts}");
        board.click_control("Analysis").await?;
        assert_eq!(board.count_drawn("board-lead").await?, 1);
        let second_move = "one(\"[aria-label$='legal move']\").click(); done()";
        board.evaluate(second_move).await?;
        board.wait_for_status("Black to move.").await?;
        assert_eq!(board.evaluate(LOAD_COUNT).await?, 1);
        assert_no_console_errors(&browser).await
    });
}

#[test]
fn move_now_plays_the_best_move_so_far() {
    with_browser(&[], |browser| async move {
        let board = open_expert(&browser).await?;
        // There is no best move yet.
        let press_too_early = "one(\"[aria-label^='f5,']\").click();
            one('[value=now]').click();
            done(one('[role=status]').textContent)";
        let status = board.evaluate(press_too_early).await?;
        assert!(
            status.as_str().unwrap().ends_with("is thinking."),
            "{status}"
        );
        let press_when_enabled = "const now = one('[value=now]');
            const press = () => {
                if (now.ariaDisabled === 'true'
                    && one('[role=grid]').ariaDisabled === 'true')
                    return setTimeout(press, 5);
                now.click();
                done(one('[role=status]').textContent);
            };
            press()";
        let status = board.evaluate(press_when_enabled).await?;
        assert!(
            status.as_str().unwrap().ends_with("Black to move."),
            "{status}"
        );
        board.click_control("New").await?;
        board.click_square("f5").await?;
        board.click_control("Undo").await?;
        assert_eq!(board.status().await?, "Black to move.");
        assert_no_console_errors(&browser).await
    });
}

#[test]
fn hard_moves_if_the_engine_cannot_be_loaded() {
    with_browser(&[], |browser| async move {
        let board = open_expert(&browser).await?;
        board
            .evaluate("board.advisor = 'expert-0.js'; done()")
            .await?;
        board.click_square("f5").await?;
        board
            .wait_for_status("Expert couldn’t be loaded: hard moved.")
            .await?;
        let has_moved = wait_until(async || Ok(board.input_value().await?.len() == 4));
        assert!(has_moved.await?);
        Ok(())
    });
}

/// Black loses its last disc in ten moves.
#[test]
fn analysis_names_the_worst_move_and_shows_a_better_one() {
    with_browser(&[], |browser| async move {
        let page = format!("{}16-opponent.html", site::file_base_url());
        let board = Board::open(&browser, &page, "computer").await?;
        let load_game = format!("location.hash = '{}/set=e6f4e3d6c4b4f5f6d3d2'", board.id);
        browser.execute(load_game, Vec::new()).await?;
        board.wait_for_status("wins 64-0.").await?;
        board.click_control("Explain").await?;
        board
            .wait_for_status("One move cost you most: 9. d3.")
            .await?;
        let marks = "done(all('.live-plot circle').length)";
        assert_eq!(board.evaluate(marks).await?, 1);
        let facts = board.facts().await?;
        assert!(facts.contains("9. d3 turned about +"), "{facts}");
        assert!(facts.contains(" into -64: f3 looks better."), "{facts}");
        board.click_control("Show 9. f3").await?;
        let is_shown = async || Ok(board.status().await?.starts_with("Black plays f3 "));
        assert!(wait_until(is_shown).await?, "{}", board.status().await?);
        assert_no_console_errors(&browser).await
    });
}
