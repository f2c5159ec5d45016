//! Puzzles that a solver judges, and the engine as an opponent.

use super::board::Board;
use super::browser::{nothing_wrong, until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

async fn puzzle(browser: &WebDriver) -> WebDriverResult<Board<'_>> {
    Board::open(browser, &site::page("21-perfect-endgame"), "puzzle").await
}

async fn expert(browser: &WebDriver) -> WebDriverResult<Board<'_>> {
    let board = Board::open(browser, &site::page("16-opponent"), "computer").await?;
    board.control("expert").await?;
    Ok(board)
}

/// Counts from now on what is done in the background.
const COUNT: &str = "
    window.posts = 0;
    const real = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...all) {
        window.posts++;
        return real.apply(this, all);
    };
    done()";

#[test]
fn a_puzzle_is_judged_and_played_on() {
    with_browser(&[], |browser| async move {
        let board = puzzle(&browser).await?;
        board.find(COUNT).await?;
        let start = "Puzzle 1 of 12: one move wins, the others lose. White to move.";
        assert_eq!(board.says().await?, start);
        board.click("b8").await?;
        board.hear("White to move.").await?;
        let said = board.says().await?;
        assert!(said.starts_with("b8 loses by 4 against"), "{said}");
        assert!(said.contains(" Black plays "), "{said}");
        // A square where White has no move.
        board.click("c3").await?;
        board.begin("c3 is taken").await?;
        board.control("Start over").await?;
        board.hear(start).await?;
        board.control("Solve").await?;
        board.hear("Solved: a2 wins by 4.").await?;
        assert_eq!(board.drawn("board-chip").await?, 6);
        let posts = board.find("done(window.posts)").await?;
        assert_eq!(posts, 7, "one for the answer, six for the moves");
        nothing_wrong(&browser).await
    });
}

/// Everything at once, before the solver can answer.
#[test]
fn the_solver_stops_at_any_moment() {
    with_browser(&[], |browser| async move {
        let board = puzzle(&browser).await?;
        board.control("Previous").await?;
        let press = |buttons: &[&str]| {
            let list = json!(buttons);
            format!(
                "const press = element => (one(`[value=${{element}}]`)
                    ?? one(`[aria-label^='${{element}},']`)).click();
                {list}.forEach(press);
                done(one('[role=status]').textContent)"
            )
        };
        let says = |said: serde_json::Value| said.as_str().unwrap().to_owned();
        let said = says(board.find(&press(&["worth", "stop"])).await?);
        assert!(said.starts_with("Puzzle 12 of 12"), "{said}");
        assert!(!said.contains("knows"), "{said}");
        let said = says(board.find(&press(&["a1", "stop"])).await?);
        assert!(said.contains("The solver has stopped"), "{said}");
        let said = says(board.find(&press(&["f1"])).await?);
        assert!(said.contains("The solver has stopped"), "{said}");
        board.control("Go on").await?;
        board.hear("Black to move.").await?;
        board.begin("a1 loses by 2 against").await?;
        // A move while it solves: what it was about to say is dropped.
        board.control("Start over").await?;
        board.find(&press(&["worth", "f1"])).await?;
        board.hear("Black to move.").await?;
        board.begin("f1 wins by 8 against").await?;
        board
            .find(&press(&["worth", "next", "worth", "previous"]))
            .await?;
        board.begin("Puzzle 12 of 12").await?;
        nothing_wrong(&browser).await
    });
}

/// How often the engine's code was fetched.
const FETCHED: &str = "done(performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/expert-')).length)";

#[test]
fn the_engine_comes_when_it_is_asked() {
    with_browser(&[], |browser| async move {
        let board = expert(&browser).await?;
        let facts = board.facts().await?;
        assert!(facts.contains("Expert looks nine moves ahead"), "{facts}");
        assert_eq!(board.find(FETCHED).await?, 0);
        board.click("f5").await?;
        board.hear("Black to move.").await?;
        assert_eq!(board.find(FETCHED).await?, 1);
        let facts = board.facts().await?;
        assert!(facts.contains(" moves ahead, "), "{facts}");
        board.control("Analysis").await?;
        assert_eq!(board.drawn("board-lead").await?, 1);
        let again = "one(\"[aria-label$='legal move']\").click(); done()";
        board.find(again).await?;
        board.hear("Black to move.").await?;
        assert_eq!(board.find(FETCHED).await?, 1);
        nothing_wrong(&browser).await
    });
}

/// As soon as it likes a move, it can be told to play it.
#[test]
fn the_engine_moves_when_it_is_told() {
    with_browser(&[], |browser| async move {
        let board = expert(&browser).await?;
        // Too early: there's nothing to play.
        let early = "one(\"[aria-label^='f5,']\").click();
            one('[value=now]').click();
            done(one('[role=status]').textContent)";
        let said = board.find(early).await?;
        assert!(said.as_str().unwrap().ends_with("is thinking."), "{said}");
        let now = "const now = one('[value=now]');
            const press = () => {
                if (now.ariaDisabled === 'true'
                    && one('[role=grid]').ariaDisabled === 'true')
                    return setTimeout(press, 5);
                now.click();
                done(one('[role=status]').textContent);
            };
            press()";
        let said = board.find(now).await?;
        assert!(said.as_str().unwrap().ends_with("Black to move."), "{said}");
        board.control("New").await?;
        board.click("f5").await?;
        board.control("Undo").await?;
        assert_eq!(board.says().await?, "Black to move.");
        nothing_wrong(&browser).await
    });
}

#[test]
fn without_the_engines_code_hard_moves() {
    with_browser(&[], |browser| async move {
        let board = expert(&browser).await?;
        board.find("board.adviser = 'expert-0.js'; done()").await?;
        board.click("f5").await?;
        board.hear("Expert couldn’t be loaded: hard moved.").await?;
        let heard = until(async || Ok(board.filled().await?.len() == 4));
        assert!(heard.await?);
        Ok(())
    });
}

/// In ten moves Black has lost its last disc. The engine says which move cost most,
/// and a button shows what should have been played.
#[test]
fn a_lost_game_is_explained() {
    with_browser(&[], |browser| async move {
        let page = format!("{}16-opponent.html", site::file_address());
        let board = Board::open(&browser, &page, "computer").await?;
        let game = format!("location.hash = '{}/set=e6f4e3d6c4b4f5f6d3d2'", board.id);
        browser.execute(game, Vec::new()).await?;
        board.hear("wins 64-0.").await?;
        board.control("Explain").await?;
        board.hear("One move cost you most: 9. d3.").await?;
        assert_eq!(
            board.find("done(all('.live-plot circle').length)").await?,
            1
        );
        let lost = "9. d3 lost about 70 discs: f3 looks better.";
        assert!(
            board.facts().await?.contains(lost),
            "{}",
            board.facts().await?
        );
        board.control("Show f3").await?;
        let plays = "Black plays f3 ";
        let follows = until(async || Ok(board.says().await?.starts_with(plays)));
        assert!(follows.await?, "{plays}: {}", board.says().await?);
        nothing_wrong(&browser).await
    });
}
