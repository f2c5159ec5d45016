//! Whole games, and clicks at the wrong moments.

use super::board::Board;
use super::browser::{calm, cdp, nothing_wrong, with_browser};
use super::{phone, site};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::time::Duration;
use thirtyfour::prelude::*;

/// After this game White plays c1, h8 and a8, and Black has no move.
const THREE_IN_A_ROW: &str = "d3c3b3b2b1d6c6a3b4d2c4a5b5c5c2e2f5g6e7c7f2f8b8d1e1\
    f3g2a2e3g4g3f1a4c8a6b6a7d7a1h1d8f4e8g1f7b7h4h5g8g5h2h3h6h7f6e6g7";

async fn open<'a>(browser: &'a WebDriver, page: &str, name: &str) -> WebDriverResult<Board<'a>> {
    Board::open(browser, &format!("{}{page}", site::address()), name).await
}

/// Writes down from now on when the board says what, and what it shows then.
const WATCH: &str = "
    window.said = [];
    const write = () => {
        const now = [one('[role=status]').textContent,
            all('.board-turn, .board-fall').length, all('.live-notice').length];
        if (said.at(-1)?.slice(1).join() !== now.join())
            said.push([performance.now(), ...now]);
    };
    new MutationObserver(write).observe(board,
        { childList: true, subtree: true, characterData: true });
    done()";

/// Waits until the board is the reader's again, or the game is over.
const REST: &str = "
    const rest = () => one('[role=grid]').ariaDisabled === 'true'
        ? setTimeout(rest, 20) : done(window.said);
    rest()";

/// The reader's own discs turn over, then comes a breath, then the answer.
#[test]
fn the_answer_waits_until_the_discs_have_turned() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.find(WATCH).await?;
        board.click("f5").await?;
        assert_eq!(board.name("d6").await?, "d6, empty");
        let said = board.find(REST).await?;
        let [own, answer] = [&said[0], &said[1]];
        assert_eq!(own[2], 1, "{said}");
        assert_eq!(answer[2], 1, "{said}");
        // 0.7 s for a disc, and 0.3 s for the breath.
        assert!(between(own, answer) > 990.0, "{said}");
        calm(&browser).await?;
        board.control("New").await?;
        board.control("easy").await?;
        board.find(BREATHS).await?;
        board.click("f5").await?;
        board.find(REST).await?;
        let breaths = board.find("done(window.breaths)").await?;
        let breaths = breaths.as_array().unwrap();
        let is_short = |time: &Value| time.as_u64() < Some(300);
        assert!(breaths.iter().all(is_short), "{breaths:?}");
        Ok(())
    });
}

/// Writes down from now on for how long the page waits before it goes on by
/// itself.
const BREATHS: &str = "
    window.breaths = [];
    const real = window.setTimeout;
    window.setTimeout = (then, ...more) => {
        window.breaths.push(more[0]);
        return real(then, ...more);
    };
    done()";

/// How many milliseconds lie between two things that were said.
fn between(one: &Value, other: &Value) -> f64 {
    other[0].as_f64().unwrap() - one[0].as_f64().unwrap()
}

/// Each with its flips, and a second to see that one must pass.
#[test]
fn three_moves_in_a_row_are_three_pictures() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.find(WATCH).await?;
        let hash = format!("{}/set={THREE_IN_A_ROW}", board.id);
        let game = format!("location.hash = '{hash}'");
        browser.execute(game, Vec::new()).await?;
        board.hear("wins 47-17.").await?;
        let said = board.find("done(window.said)").await?;
        let said = said.as_array().unwrap();
        let of = |square: &str| {
            let start = format!("White plays {square} ");
            let starts = |row: &&Value| row[1].as_str().unwrap().starts_with(&start);
            said.iter().filter(starts).collect::<Vec<_>>()
        };
        let [c1, h8, a8] = ["c1", "h8", "a8"].map(of);
        for one in [&c1, &h8] {
            assert_eq!(one.last().unwrap()[3], 1, "no notice: {said:?}");
        }
        for (one, next) in [(&c1, &h8), (&h8, &a8)] {
            assert!(between(one[0], next[0]) > 2000.0, "{said:?}");
            assert!(next[0][2].as_u64().unwrap() > 0, "{said:?}");
        }
        Ok(())
    });
}

/// A click while it thinks, on every board where it does.
#[test]
fn a_click_while_the_computer_thinks_changes_nothing() {
    with_browser(&[], |browser| async move {
        let boards = [
            ("13-tic-tac-toe.html", "computer", "a1", "b1"),
            ("14-minimax.html", "computer", "d6", "c6"),
            ("16-opponent.html", "computer", "f5", "f6"),
        ];
        for (page, id, own, other) in boards {
            let board = open(&browser, page, id).await?;
            board.control("hard").await?;
            let found = board.find(&too_early(own, other)).await?;
            assert_eq!(found[0], "true", "{page}");
            let said = found[1].as_str().unwrap();
            assert!(said.ends_with("is thinking."), "{page}: {said}");
            board.find(REST).await?;
            let said = board.says().await?;
            assert!(said.ends_with(" to move."), "{page}: {said}");
        }
        nothing_wrong(&browser).await
    });
}

/// Plays on a square and clicks on another one, twice, before the computer can
/// answer. Finds whether the squares are disabled, and what is said.
fn too_early(own: &str, other: &str) -> String {
    format!(
        "const click = name => one(`[role=grid] [aria-label^='${{name}},']`).click();
        ['{own}', '{other}', '{other}'].forEach(click);
        done([one('[role=grid]').ariaDisabled, one('[role=status]').textContent])"
    )
}

/// What is pressed while it thinks is done, and the game goes on.
#[test]
fn buttons_work_while_the_computer_thinks() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.control("hard").await?;
        for button in ["Undo", "New"] {
            board.click("f5").await?;
            board.control(button).await?;
            assert_eq!(board.says().await?, "Black to move.");
            assert_eq!(board.filled().await?, "");
        }
        board.click("f5").await?;
        board.control("easy").await?;
        board.find(REST).await?;
        assert_eq!(board.filled().await?.len(), 4);
        board.click("f5").await?;
        board.control("New").await?;
        board.click("f5").await?;
        board.control("You are white").await?;
        board.find(REST).await?;
        assert!(board.says().await?.ends_with("White to move."));
        // A transcript that makes no sense stops nothing.
        assert!(
            board
                .find(NONSENSE)
                .await?
                .as_str()
                .unwrap()
                .starts_with("\"no")
        );
        board.hear("White to move.").await?;
        Ok(())
    });
}

/// Starts a game that the computer begins, and types in a transcript that
/// makes no sense before it moves.
const NONSENSE: &str = "
    one('[value=new]').click();
    one('input').value = 'nonsense';
    all('button').find(element => element.textContent === 'Set').click();
    done(one('[role=status]').textContent)";

/// Plays to the end: a refused move here and there, then a legal one. Returns
/// how the game ended, and all heights that the figure had.
const WHOLE_GAME: &str = "
    const figure = board.closest('figure');
    const heights = new Set([figure.offsetHeight]);
    new ResizeObserver(() => heights.add(figure.offsetHeight)).observe(figure);
    const cell = words => all('[role=grid] button')
        .find(element => words.some(word => element.ariaLabel.endsWith(word)));
    const press = element => { element?.click(); heights.add(figure.offsetHeight); };
    const play = () => {
        const said = one('[role=status]').textContent;
        if (said.includes('is over')) return done([said, [...heights]]);
        if (one('[role=grid]').ariaDisabled !== 'true') {
            press(cell(['disc', ', X', ', O']));
            press(cell([', empty']) ?? null);
            press(cell([', legal move']) ?? cell([', empty']));
        }
        setTimeout(play, 30);
    };
    play()";

#[test]
fn a_whole_game_never_moves_the_text_below() {
    with_browser(&[], |browser| async move {
        calm(&browser).await?;
        for is_phone in [false, true] {
            if is_phone {
                phone::hold(&browser).await?;
            }
            let boards = [
                // With what the computer thinks on the squares.
                ("13-tic-tac-toe.html", "Analysis"),
                ("14-minimax.html", "easy"),
                ("16-opponent.html", "easy"),
            ];
            for (page, button) in boards {
                let board = open(&browser, page, "computer").await?;
                board.control(button).await?;
                let game = board.find(WHOLE_GAME).await?;
                let heights = game[1].as_array().unwrap();
                assert_eq!(heights.len(), 1, "{page}, {is_phone}: {game}");
            }
        }
        nothing_wrong(&browser).await
    });
}

/// The values change as it looks further, and the bar moves.
#[test]
fn its_analysis_is_on_the_squares() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.control("hard").await?;
        board.control("Analysis").await?;
        assert_eq!(board.drawn("board-lead").await?, 1);
        // The reader's own moves have values, too, and can be made all the same.
        let heard = board.find(OWN).await?;
        let worth = "What each move is worth to black: c4 0, d3 0, f5 0, e6 0.";
        assert_eq!(heard, json!([worth, "false", 4]));
        let found = board.find(MIND).await?;
        let (facts, words) = (&found[0], &found[1]);
        assert_eq!(
            facts,
            &json!([
                "1 move ahead, 3 positions: f4 0, d6 0 and f6 0.",
                "2 moves ahead, 17 positions: f4 +30, d6 +30 and f6 +30.",
                "3 moves ahead, 78 positions: f4 0, d6 0 and f6 -20.",
                "4 moves ahead, 427 positions: f4 +30, d6 +30 and f6 +10.",
            ])
        );
        let values = "What each move is worth to white: f4 +30, d6 +30, f6 +10.";
        assert_eq!(words, values);
        board.begin("White plays f4").await?;
        board.control("Analysis").await?;
        assert_eq!(board.drawn("board-lead").await?, 0);
        Ok(())
    });
}

/// What a reader hears once the computer has looked as far as it can at the
/// reader's move, whether the squares are disabled then, and how many have a value.
const OWN: &str = "
    const look = () => one('.live-facts li:last-child').textContent.startsWith('4 moves ahead')
        ? done([one('.live-words li').textContent, one('[role=grid]').ariaDisabled,
            all('.live .board-value').length])
        : setTimeout(look, 20);
    look()";

/// Plays f5. What stands below the board while values stand on it, and the last
/// of what a reader hears of them.
const MIND: &str = "
    const facts = new Set();
    let words = '';
    const look = () => {
        if (all('.live .board-chip').length) {
            facts.add(all('.live-facts li').at(-1).textContent);
            words = one('.live-words li').textContent;
        }
        if (one('[role=grid]').ariaDisabled === 'true') return;
        watch.disconnect();
        done([[...facts], words]);
    };
    const watch = new MutationObserver(look);
    one(\"[aria-label^='f5,']\").click();
    watch.observe(board,
        { childList: true, subtree: true, characterData: true, attributes: true })";

#[test]
fn wrong_moments_do_no_harm() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "06-whole-games.html", "board-2").await?;
        // Twice, and then while the discs turn over.
        board
            .find("one(\"[aria-label^='f5,']\").click(); done()")
            .await?;
        for square in ["d6", "c3"] {
            board.click(square).await?;
        }
        assert_eq!(board.filled().await?, "f5d6c3");
        held_enter(&board).await?;
        browser.set_window_rect(0, 0, 500, 700).await?;
        assert_eq!(board.filled().await?, "f5d6c3d3");
        browser.set_window_rect(0, 0, 1000, 900).await?;
        there_and_back(&board).await?;
        nothing_wrong(&browser).await
    });
}

/// A key that stays down plays once, and leaves the answer to read.
async fn held_enter(board: &Board<'_>) -> WebDriverResult<()> {
    board
        .find("one(\"[aria-label^='d3,']\").focus(); done()")
        .await?;
    for repeats in [false, true, true] {
        let key = json!({
            "type": "keyDown", "key": "Enter", "code": "Enter",
            "windowsVirtualKeyCode": 13, "text": "\r", "autoRepeat": repeats
        });
        cdp(board.browser, "Input.dispatchKeyEvent", key).await?;
    }
    let up = json!({ "type": "keyUp", "key": "Enter", "code": "Enter" });
    cdp(board.browser, "Input.dispatchKeyEvent", up).await?;
    board.begin("White plays d3").await?;
    Ok(())
}

/// The browser's own buttons: a link, a reload, back and forward.
async fn there_and_back(board: &Board<'_>) -> WebDriverResult<()> {
    let browser = board.browser;
    board.control("Link").await?;
    assert_eq!(board.filled().await?, "f5d6c3d3");
    browser.refresh().await?;
    site::wake(browser, "#board-2").await?;
    assert_eq!(board.filled().await?, "f5d6c3d3");
    browser.goto(site::page("01-board")).await?;
    browser.back().await?;
    site::wake(browser, "#board-2").await?;
    board.hear("Black to move.").await?;
    assert_eq!(board.filled().await?, "f5d6c3d3");
    browser.forward().await
}

/// A caption is true of what is on the board.
#[test]
fn a_caption_stays_true() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "05-end-of-game.html", "board-1").await?;
        let caption = "done(board.parentNode.querySelector('figcaption').textContent)";
        let title = "Figure 5.1: Ralle - Thor, 1990: the game is over";
        assert_eq!(board.find(caption).await?, title);
        board.control("Start").await?;
        let start = "Figure 5.1: The game at its start";
        assert_eq!(board.find(caption).await?, start);
        board.control("Forward").await?;
        assert_eq!(
            board.find(caption).await?,
            "Figure 5.1: The game after 1 move"
        );
        Ok(())
    });
}

/// A board that is far away costs nothing.
#[test]
fn the_code_comes_when_a_board_is_near() {
    with_browser(&[], |browser| async move {
        let page = site::page("14-minimax");
        browser.goto(&page).await?;
        let loaded = "return performance.getEntriesByType('resource')
            .filter(({ name }) => name.includes('/connect-four-')).length";
        tokio::time::sleep(Duration::from_millis(500)).await;
        let early = browser.execute(loaded, Vec::new()).await?;
        assert_eq!(early.json(), &json!(0));
        Board::on_page(&browser, "computer").await?;
        let near = browser.execute(loaded, Vec::new()).await?;
        assert_eq!(near.json(), &json!(1));
        Ok(())
    });
}
