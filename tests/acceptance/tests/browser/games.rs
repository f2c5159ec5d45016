//! Games against the computer and by two players: timing, and input at the wrong time.

use super::board::Board;
use super::browser::{assert_no_console_errors, cdp, reduce_motion, with_browser};
use super::{phone, site};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::time::Duration;
use thirtyfour::prelude::*;

/// A game after which White moves three times in a row, c1, h8 and a8, because Black has no
/// move.
const THREE_MOVES_IN_A_ROW: &str = "d3c3b3b2b1d6c6a3b4d2c4a5b5c5c2e2f5g6e7c7f2f8b8d1e1\
    f3g2a2e3g4g3f1a4c8a6b6a7d7a1h1d8f4e8g1f7b7h4h5g8g5h2h3h6h7f6e6g7";

async fn open<'a>(browser: &'a WebDriver, page: &str, name: &str) -> WebDriverResult<Board<'a>> {
    Board::open(browser, &format!("{}{page}", site::base_url()), name).await
}

/// Records the board's states from now on, as rows of the time in milliseconds, the
/// status, and the numbers of animated discs and of notices.
const RECORD_STATES: &str = "
    window.states = [];
    const record = () => {
        const state = [one('[role=status]').textContent,
            all('.board-turn, .board-fall').length, all('.live-notice').length];
        if (states.at(-1)?.slice(1).join() !== state.join())
            states.push([performance.now(), ...state]);
    };
    new MutationObserver(record).observe(board,
        { childList: true, subtree: true, characterData: true });
    done()";

/// Waits until the reader can move or the game is over, and returns the recorded states.
const WAIT_FOR_TURN: &str = "
    const poll = () => one('[role=grid]').ariaDisabled === 'true'
        ? setTimeout(poll, 20) : done(window.states);
    poll()";

/// The reply follows the animation of the reader's move after a pause. With reduced
/// motion there is no animation and only a short pause.
#[test]
fn reply_waits_for_the_animation() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.evaluate(RECORD_STATES).await?;
        board.click_square("f5").await?;
        assert_eq!(board.square_label("d6").await?, "d6, empty");
        let states = board.evaluate(WAIT_FOR_TURN).await?;
        let [own_move, reply] = [&states[0], &states[1]];
        assert_eq!(own_move[2], 1, "{states}");
        assert_eq!(reply[2], 1, "{states}");
        // 0.7 s for the animation, and 0.3 s for the pause.
        assert!(elapsed(own_move, reply) > 990.0, "{states}");
        reduce_motion(&browser).await?;
        board.click_control("New").await?;
        board.click_control("easy").await?;
        board.evaluate(RECORD_PAUSES).await?;
        board.click_square("f5").await?;
        board.evaluate(WAIT_FOR_TURN).await?;
        let pauses = board.evaluate("done(window.pauses)").await?;
        let pauses = pauses.as_array().unwrap();
        let is_short = |time: &Value| time.as_u64() < Some(300);
        assert!(pauses.iter().all(is_short), "{pauses:?}");
        Ok(())
    });
}

/// Records the delays of all timers from now on, in milliseconds.
const RECORD_PAUSES: &str = "
    window.pauses = [];
    const setTimeout = window.setTimeout;
    window.setTimeout = (callback, ...more) => {
        window.pauses.push(more[0]);
        return setTimeout(callback, ...more);
    };
    done()";

/// Returns the milliseconds between two recorded states.
fn elapsed(from: &Value, to: &Value) -> f64 {
    to[0].as_f64().unwrap() - from[0].as_f64().unwrap()
}

/// Each move of the computer has its own animation, and each pass a notice.
#[test]
fn consecutive_computer_moves_are_shown_one_by_one() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.evaluate(RECORD_STATES).await?;
        let hash = format!("{}/set={THREE_MOVES_IN_A_ROW}", board.id);
        let load_game = format!("location.hash = '{hash}'");
        browser.execute(load_game, Vec::new()).await?;
        board.wait_for_status("wins 47-17.").await?;
        let states = board.evaluate("done(window.states)").await?;
        let states = states.as_array().unwrap();
        let states_after = |square: &str| {
            let start = format!("White plays {square} ");
            let is_after = |state: &&Value| state[1].as_str().unwrap().starts_with(&start);
            states.iter().filter(is_after).collect::<Vec<_>>()
        };
        let [c1, h8, a8] = ["c1", "h8", "a8"].map(states_after);
        for states_of_move in [&c1, &h8] {
            assert_eq!(
                states_of_move.last().unwrap()[3],
                1,
                "no notice: {states:?}"
            );
        }
        for (previous, next) in [(&c1, &h8), (&h8, &a8)] {
            assert!(elapsed(previous[0], next[0]) > 2000.0, "{states:?}");
            assert!(next[0][2].as_u64().unwrap() > 0, "{states:?}");
        }
        Ok(())
    });
}

#[test]
fn clicks_while_the_computer_thinks_are_ignored() {
    with_browser(&[], |browser| async move {
        let boards = [
            ("13-tic-tac-toe.html", "computer", "a1", "b1"),
            ("14-minimax.html", "computer", "d6", "c6"),
            ("16-opponent.html", "computer", "f5", "f6"),
        ];
        for (page, id, own, other) in boards {
            let board = open(&browser, page, id).await?;
            board.click_control("hard").await?;
            let state = board.evaluate(&click_too_early(own, other)).await?;
            assert_eq!(state[0], "true", "{page}");
            let status = state[1].as_str().unwrap();
            assert!(status.ends_with("is thinking."), "{page}: {status}");
            board.evaluate(WAIT_FOR_TURN).await?;
            let status = board.status().await?;
            assert!(status.ends_with(" to move."), "{page}: {status}");
        }
        assert_no_console_errors(&browser).await
    });
}

/// Returns a script that plays on the square `own` and clicks `other` twice before the
/// computer can reply. The script returns whether the grid is disabled, and the status.
fn click_too_early(own: &str, other: &str) -> String {
    format!(
        "const click = name => one(`[role=grid] [aria-label^='${{name}},']`).click();
        ['{own}', '{other}', '{other}'].forEach(click);
        done([one('[role=grid]').ariaDisabled, one('[role=status]').textContent])"
    )
}

#[test]
fn buttons_work_while_the_computer_thinks() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.click_control("hard").await?;
        for button in ["Undo", "New"] {
            board.click_square("f5").await?;
            board.click_control(button).await?;
            assert_eq!(board.status().await?, "Black to move.");
            assert_eq!(board.input_value().await?, "");
        }
        board.click_square("f5").await?;
        board.click_control("easy").await?;
        board.evaluate(WAIT_FOR_TURN).await?;
        assert_eq!(board.input_value().await?.len(), 4);
        board.click_square("f5").await?;
        board.click_control("New").await?;
        board.click_square("f5").await?;
        board.click_control("You are white").await?;
        board.evaluate(WAIT_FOR_TURN).await?;
        assert!(board.status().await?.ends_with("White to move."));
        // An invalid transcript doesn't interrupt the computer.
        let status = board.evaluate(SET_INVALID_TRANSCRIPT).await?;
        assert!(status.as_str().unwrap().starts_with("\"no"), "{status}");
        board.wait_for_status("White to move.").await?;
        Ok(())
    });
}

/// Starts a game in which the computer moves first, and sets an invalid transcript before
/// it has moved. Returns the status.
const SET_INVALID_TRANSCRIPT: &str = "
    one('[value=new]').click();
    one('input').value = 'nonsense';
    all('button').find(element => element.textContent === 'Set').click();
    done(one('[role=status]').textContent)";

/// Plays a game to its end, with illegal moves between the legal ones. Returns the last
/// status, and all heights that the figure had.
const PLAY_GAME: &str = "
    const figure = board.closest('figure');
    const heights = new Set([figure.offsetHeight]);
    new ResizeObserver(() => heights.add(figure.offsetHeight)).observe(figure);
    const cell = endings => all('[role=grid] button')
        .find(element => endings.some(ending => element.ariaLabel.endsWith(ending)));
    const press = element => { element?.click(); heights.add(figure.offsetHeight); };
    const play = () => {
        const status = one('[role=status]').textContent;
        if (status.includes('is over')) return done([status, [...heights]]);
        if (one('[role=grid]').ariaDisabled !== 'true') {
            press(cell(['disc', ', X', ', O']));
            press(cell([', empty']) ?? null);
            press(cell([', legal move']) ?? cell([', empty']));
        }
        setTimeout(play, 30);
    };
    play()";

#[test]
fn game_does_not_change_the_height_of_its_figure() {
    with_browser(&[], |browser| async move {
        reduce_motion(&browser).await?;
        for is_phone in [false, true] {
            if is_phone {
                phone::emulate(&browser).await?;
            }
            let boards = [
                // With the values of moves on the squares.
                ("13-tic-tac-toe.html", "Analysis"),
                ("14-minimax.html", "easy"),
                ("16-opponent.html", "easy"),
            ];
            for (page, button) in boards {
                let board = open(&browser, page, "computer").await?;
                board.click_control(button).await?;
                let game = board.evaluate(PLAY_GAME).await?;
                let heights = game[1].as_array().unwrap();
                assert_eq!(heights.len(), 1, "{page}, phone: {is_phone}: {game}");
            }
        }
        assert_no_console_errors(&browser).await
    });
}

#[test]
fn analysis_shows_values_of_each_depth() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "16-opponent.html", "computer").await?;
        board.click_control("hard").await?;
        board.click_control("Analysis").await?;
        assert_eq!(board.count_drawn("board-lead").await?, 1);
        // The reader's own moves have values, too, and the board stays enabled.
        let analysis = board.evaluate(WAIT_FOR_OWN_ANALYSIS).await?;
        let description = "What each move is worth to black: c4 0, d3 0, f5 0, e6 0.";
        assert_eq!(analysis, json!([description, "false", 4]));
        let analysis = board.evaluate(RECORD_ANALYSIS_OF_REPLY).await?;
        let (facts, description) = (&analysis[0], &analysis[1]);
        assert_eq!(
            facts,
            &json!([
                "1 move ahead, 3 positions: f4 0, d6 0 and f6 0.",
                "2 moves ahead, 17 positions: f4 +30, d6 +30 and f6 +30.",
                "3 moves ahead, 78 positions: f4 0, d6 0 and f6 -20.",
                "4 moves ahead, 427 positions: f4 +30, d6 +30 and f6 +10.",
            ])
        );
        assert_eq!(
            description,
            "What each move is worth to white: f4 +30, d6 +30, f6 +10."
        );
        board.assert_status_starts("White plays f4").await?;
        board.click_control("Analysis").await?;
        assert_eq!(board.count_drawn("board-lead").await?, 0);
        Ok(())
    });
}

/// Waits for the deepest analysis of the reader's moves. Returns its description for
/// screen readers, whether the grid is disabled, and the number of squares with a value.
const WAIT_FOR_OWN_ANALYSIS: &str = "
    const poll = () => one('.live-facts li:last-child').textContent.startsWith('4 moves ahead')
        ? done([one('.live-words li').textContent, one('[role=grid]').ariaDisabled,
            all('.live .board-value').length])
        : setTimeout(poll, 20);
    poll()";

/// Plays f5. Returns the facts shown while the squares have values, and the last
/// description for screen readers.
const RECORD_ANALYSIS_OF_REPLY: &str = "
    const facts = new Set();
    let description = '';
    const record = () => {
        if (all('.live .board-chip').length) {
            facts.add(all('.live-facts li').at(-1).textContent);
            description = one('.live-words li').textContent;
        }
        if (one('[role=grid]').ariaDisabled === 'true') return;
        observer.disconnect();
        done([[...facts], description]);
    };
    const observer = new MutationObserver(record);
    one(\"[aria-label^='f5,']\").click();
    observer.observe(board,
        { childList: true, subtree: true, characterData: true, attributes: true })";

#[test]
fn input_during_animations_is_accepted() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "06-whole-games.html", "board-2").await?;
        // The second and third click come during an animation.
        board
            .evaluate("one(\"[aria-label^='f5,']\").click(); done()")
            .await?;
        for square in ["d6", "c3"] {
            board.click_square(square).await?;
        }
        assert_eq!(board.input_value().await?, "f5d6c3");
        hold_enter(&board).await?;
        browser.set_window_rect(0, 0, 500, 700).await?;
        assert_eq!(board.input_value().await?, "f5d6c3d3");
        browser.set_window_rect(0, 0, 1000, 900).await?;
        navigate_and_return(&board).await?;
        assert_no_console_errors(&browser).await
    });
}

/// Holds Enter, which repeats and must play only one move.
async fn hold_enter(board: &Board<'_>) -> WebDriverResult<()> {
    board
        .evaluate("one(\"[aria-label^='d3,']\").focus(); done()")
        .await?;
    for is_repeat in [false, true, true] {
        let key = json!({
            "type": "keyDown", "key": "Enter", "code": "Enter",
            "windowsVirtualKeyCode": 13, "text": "\r", "autoRepeat": is_repeat
        });
        cdp(board.browser, "Input.dispatchKeyEvent", key).await?;
    }
    let up = json!({ "type": "keyUp", "key": "Enter", "code": "Enter" });
    cdp(board.browser, "Input.dispatchKeyEvent", up).await?;
    board.assert_status_starts("White plays d3").await?;
    Ok(())
}

/// Follows the board's link, reloads, and goes back and forward.
async fn navigate_and_return(board: &Board<'_>) -> WebDriverResult<()> {
    let browser = board.browser;
    board.click_control("Link").await?;
    assert_eq!(board.input_value().await?, "f5d6c3d3");
    browser.refresh().await?;
    site::wake_boards(browser, "#board-2").await?;
    assert_eq!(board.input_value().await?, "f5d6c3d3");
    browser.goto(site::page_url("01-board")).await?;
    browser.back().await?;
    site::wake_boards(browser, "#board-2").await?;
    board.wait_for_status("Black to move.").await?;
    assert_eq!(board.input_value().await?, "f5d6c3d3");
    browser.forward().await
}

#[test]
fn caption_describes_the_current_position() {
    with_browser(&[], |browser| async move {
        let board = open(&browser, "05-end-of-game.html", "board-1").await?;
        let caption = "done(board.parentNode.querySelector('figcaption').textContent)";
        let title = "Figure 5.1: Ralle - Thor, 1990: the game is over";
        assert_eq!(board.evaluate(caption).await?, title);
        board.click_control("Start").await?;
        let start = "Figure 5.1: The game at its start";
        assert_eq!(board.evaluate(caption).await?, start);
        board.click_control("Forward").await?;
        assert_eq!(
            board.evaluate(caption).await?,
            "Figure 5.1: The game after 1 move"
        );
        Ok(())
    });
}

#[test]
fn code_loads_when_a_board_is_near() {
    with_browser(&[], |browser| async move {
        let page = site::page_url("14-minimax");
        browser.goto(&page).await?;
        let load_count = "return performance.getEntriesByType('resource')
            .filter(({ name }) => name.includes('/connect-four-')).length";
        tokio::time::sleep(Duration::from_millis(500)).await;
        let before = browser.execute(load_count, Vec::new()).await?;
        assert_eq!(before.json(), &json!(0));
        Board::on_page(&browser, "computer").await?;
        let after = browser.execute(load_count, Vec::new()).await?;
        assert_eq!(after.json(), &json!(1));
        Ok(())
    });
}
