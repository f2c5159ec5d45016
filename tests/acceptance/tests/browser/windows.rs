//! The chapters' terminal windows, opened in the pages.

use super::browser::{
    assert_no_console_errors, cdp, reduce_motion, take_console_errors, wait_until, with_browser,
};
use super::commands::transcript;
use super::site;
use super::widget::Widget;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// Opens a page unless it is open, and starts its window with this index.
pub async fn start<'a>(
    browser: &'a WebDriver,
    page: &str,
    index: u32,
) -> WebDriverResult<Widget<'a>> {
    if browser.current_url().await?.as_str() != page {
        browser.goto(page).await?;
    }
    let script = "
        window.widget = document.querySelectorAll('othellier-window')[arguments[0]];
        widget.scrollIntoView({ block: 'center', behavior: 'instant' })";
    browser.execute(script, vec![index.into()]).await?;
    let window = Widget { browser };
    assert_eq!(window.visible_parts().await?, "true,false");
    window
        .evaluate("widget.querySelector('button').click()")
        .await?;
    let is_open = async || Ok(window.visible_parts().await? == "false,true");
    assert!(wait_until(is_open).await?, "{}", window.status().await?);
    Ok(window)
}

impl Widget<'_> {
    /// Returns whether the static picture is visible, and whether the window is.
    async fn visible_parts(&self) -> WebDriverResult<String> {
        let expression = "['.board-drawing', '.window-screen .board-drawing'].map(selector =>
            document.contains(window.widget)
                && Boolean(window.widget.querySelector(`:scope > ${selector},
                    .window-live > ${selector}`)?.checkVisibility()))";
        self.evaluate(expression).await
    }

    /// Presses the button of a key, or focuses the input field, with this label.
    pub async fn press_key_button(&self, label: &str) -> WebDriverResult<()> {
        let script = "
            const keys = [...widget.querySelectorAll('.window-keys .control')];
            const key = keys.find(({ textContent, placeholder }) =>
                [textContent, placeholder].includes(arguments[0]));
            key.focus();
            key.click()";
        self.browser.execute(script, vec![label.into()]).await?;
        Ok(())
    }

    /// Clicks the center of a character cell.
    pub async fn click_cell(&self, column: u32, row: u32) -> WebDriverResult<()> {
        let script = "
            const [x, y] = [13 + 9 * arguments[0], 18 + 19 * arguments[1]];
            const contains = ({ viewBox: { baseVal: { x: left, width } } }) => left <= x && x < left + width;
            const svg = [...widget.querySelectorAll('.window-screen svg')].find(contains);
            svg.scrollIntoView({ block: 'center', behavior: 'instant' });
            const matrix = svg.firstChild.getScreenCTM();
            const point = new DOMPoint(x, y).matrixTransform(matrix);
            return [point.x, point.y].map(Math.round)";
        let cell = vec![column.into(), row.into()];
        let point = self.browser.execute(script, cell).await?;
        let [x, y]: [i64; 2] = point.convert()?;
        self.browser
            .action_chain()
            .move_to(x, y)
            .click()
            .perform()
            .await
    }

    /// Returns the cells of the last row of the log.
    async fn last_log_row(&self) -> WebDriverResult<String> {
        let expression = "[...widget.querySelector('.window-log tbody').lastChild.children]
                .map(element => element.textContent).join(' | ')";
        self.evaluate(expression).await
    }

    /// Returns the text in the window.
    async fn screen_text(&self) -> WebDriverResult<String> {
        let expression = "[...widget.querySelectorAll('.window-screen text')]
            .map(element => element.textContent).join(' ')";
        self.evaluate(expression).await
    }
}

#[test]
fn windows_run_from_file_url() {
    with_browser(&[], |browser| async move {
        let book = site::file_base_url();
        plays_by_keyboard_and_mouse(&browser, &book).await?;
        shares_files(&browser, &book).await?;
        computer_thinks_in_worker(&browser, &book).await?;
        assert_no_console_errors(&browser).await
    });
}

/// Plays with keys and the mouse, and waits for the animation of the flips.
async fn plays_by_keyboard_and_mouse(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}11-window.html");
    let window = start(browser, &page, 0).await?;
    assert_eq!(
        window.evaluate("document.activeElement.role").await?,
        "application"
    );
    window
        .send_keys(Key::Down.value().to_string().repeat(3))
        .await?;
    window.wait_for_status("d6, white disc").await?;
    window.send_keys(Key::Left.value().to_string()).await?;
    window.wait_for_status("c6, empty").await?;
    window.send_keys(Key::Enter.value().to_string()).await?;
    window
        .wait_for_status("Black plays c6 and flips c5 c4 d7 b6 b5. White to move.")
        .await?;
    let has_turned = async || Ok(window.last_log_row().await? == LAST_TICK);
    assert!(
        wait_until(has_turned).await?,
        "{}",
        window.last_log_row().await?
    );
    assert!(window.screen_text().await?.contains("18 Black"));
    // c7 is the third square of the seventh row.
    window.click_cell(12, 14).await?;
    window
        .wait_for_status("White can't play c7: it wouldn't flip anything.")
        .await?;
    assert!(
        window
            .last_log_row()
            .await?
            .starts_with("Mouse(12, 14) | Place(c7)")
    );
    let address = browser.current_url().await?;
    assert_eq!(address.as_str(), page, "an arrow turned the page");
    leaves_and_closes(&window).await
}

/// The log's row for the tick that ends the animation of flips.
const LAST_TICK: &str = "time | Tick | turning: [] | None";

/// Tab leaves the window, and Q closes it.
async fn leaves_and_closes(window: &Widget<'_>) -> WebDriverResult<()> {
    window
        .evaluate("widget.querySelector('.window-screen').focus()")
        .await?;
    window.send_keys(Key::Tab.value().to_string()).await?;
    assert_eq!(
        window.evaluate("document.activeElement.localName").await?,
        "button"
    );
    window
        .evaluate("widget.querySelector('.window-screen').focus()")
        .await?;
    window.send_keys("q").await?;
    window.wait_for_status("The window is closed.").await?;
    assert_eq!(window.visible_parts().await?, "true,false");
    let focused = "document.activeElement.textContent";
    assert_eq!(window.evaluate(focused).await?, "Start");
    Ok(())
}

/// Writes a file in one window, and reads it in another one and in a program.
async fn shares_files(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}11-window.html");
    let window = start(browser, &page, 1).await?;
    assert!(window.screen_text().await?.contains("Black wins 35-29"));
    window.send_keys("0").await?;
    window.wait_for_status("Black to move.").await?;
    window.send_keys("w").await?;
    window.wait_for_status("Saved in othello.oth.").await?;
    let link = "widget.querySelector('.written-files a').download";
    assert_eq!(window.evaluate(link).await?, "othello.oth");
    window.send_keys("w").await?;
    window
        .wait_for_status("othello.oth exists: give another name.")
        .await?;
    let window = start(browser, &page, 2).await?;
    window.send_keys("r").await?;
    let has_dialog = async || Ok(window.status().await?.starts_with("Which file to read?"));
    assert!(wait_until(has_dialog).await?, "{}", window.status().await?);
    window.send_keys("othello").await?;
    window.wait_for_status("Name: othello").await?;
    window.send_keys(Key::Enter.value().to_string()).await?;
    let has_read = async || Ok(window.status().await?.starts_with("/othello.oth: "));
    assert!(wait_until(has_read).await?, "{}", window.status().await?);
    let transcript = transcript(browser, "--example messages").await?;
    transcript.run().await?;
    let output = transcript
        .run_command("cargo run -p game-formats -- show othello.oth")
        .await?;
    assert!(output.contains("move 59 of 59"), "{output}");
    Ok(())
}

/// Runs two computer players in workers, one of which would need days for its move. Both
/// windows respond, and the slow worker ends when it's no longer needed.
pub async fn computer_thinks_in_worker(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}16-opponent.html");
    browser.goto(&page).await?;
    let set_depth = "document.querySelector('othellier-window').dataset.white =
        'phased:20'";
    browser.execute(set_depth, Vec::new()).await?;
    let slow = start(browser, &page, 0).await?;
    slow.evaluate("window.slowWindow = widget").await?;
    let threads = "slowWindow.threads.size";
    assert_eq!(slow.evaluate(threads).await?, "1");
    slow.send_keys("l").await?;
    slow.wait_for_status("d3, empty, a legal move").await?;
    plays_against_hard(browser, &page).await?;
    assert_eq!(slow.evaluate(threads).await?, "1");
    slow.evaluate("window.widget = slowWindow").await?;
    slow.evaluate("widget.querySelector('.window-screen').focus()")
        .await?;
    slow.send_keys(Key::Escape.value().to_string()).await?;
    slow.wait_for_status("The computer hadn't tried a single move yet: the turn is yours.")
        .await?;
    assert_eq!(slow.evaluate(threads).await?, "0");
    // Going to another position starts a worker again, and closing the window ends it.
    slow.send_keys("<").await?;
    slow.send_keys(">").await?;
    assert_eq!(slow.evaluate(threads).await?, "1");
    slow.send_keys("q").await?;
    slow.wait_for_status("The window is closed.").await?;
    assert_eq!(slow.evaluate(threads).await?, "0");
    Ok(())
}

/// Plays f5 against hard, and waits for its answer.
async fn plays_against_hard(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    let window = start(browser, page, 1).await?;
    let keys = [Key::Down, Key::Down, Key::Right, Key::Right];
    window
        .send_keys(String::from_iter(keys.map(|key| key.value())))
        .await?;
    window.wait_for_status("f5, empty").await?;
    window.send_keys(Key::Enter.value().to_string()).await?;
    let answer = "White plays f4 and flips e4. Black to move. hard: worth +2.5 discs \
                  (one other move is as good); 427 positions.";
    window.wait_for_status(answer).await?;
    assert_eq!(window.evaluate("widget.threads.size").await?, "0");
    let log = window
        .evaluate("widget.querySelector('.window-log').textContent")
        .await?;
    assert!(log.contains("the loopthink()thinker: Some("), "{log}");
    Ok(())
}

/// With reduced motion, all discs turn over at once; in print, the static picture is
/// shown.
#[test]
fn windows_respect_reduced_motion_and_print() {
    with_browser(&[], |browser| async move {
        reduce_motion(&browser).await?;
        let page = site::page_url("11-window");
        let window = start(&browser, &page, 0).await?;
        window
            .send_keys(Key::Down.value().to_string().repeat(3))
            .await?;
        window.send_keys(Key::Left.value().to_string()).await?;
        // `send_keys` would return before the response is shown.
        let press_enter = "widget.querySelector('.window-screen').dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter' }))";
        window.evaluate(press_enter).await?;
        assert_eq!(window.last_log_row().await?, LAST_TICK);
        plays_against_hard(&browser, &site::page_url("16-opponent")).await?;
        let window = start(&browser, &page, 0).await?;
        let print = json!({ "media": "print", "features": [] });
        cdp(&browser, "Emulation.setEmulatedMedia", print).await?;
        assert_eq!(window.visible_parts().await?, "true,false");
        Ok(())
    });
}

/// Starts all windows of the open page, and asserts that each has a description for
/// screen readers. Returns their number.
pub async fn open_all(browser: &WebDriver, page: &str) -> WebDriverResult<u32> {
    let script = "return document.querySelectorAll('othellier-window').length";
    let count: u32 = browser.execute(script, Vec::new()).await?.convert()?;
    for index in 0..count {
        let window = start(browser, page, index).await?;
        let description = window
            .evaluate("widget.querySelector('.window-about').textContent")
            .await?;
        assert!(!description.is_empty(), "{page}");
    }
    Ok(count)
}

#[test]
fn failed_load_keeps_the_picture() {
    with_browser(&[], |browser| async move {
        let page = site::page_url("11-window");
        browser.goto(&page).await?;
        let script = "
            window.widget = document.querySelector('othellier-window');
            widget.dataset.windows = 'windows-none.js';
            widget.querySelector('button').click()";
        browser.execute(script, Vec::new()).await?;
        let window = Widget { browser: &browser };
        let advice = "The server doesn't have this part of the page anymore; load the page again.";
        window.wait_for_status(advice).await?;
        assert_eq!(window.visible_parts().await?, "true,false");
        let errors = take_console_errors(&browser).await?;
        assert!(!errors.is_empty());
        for error in errors {
            assert!(error.contains("windows-none.js"), "{error}");
        }
        Ok(())
    });
}

/// Scrolling to the end would also mark the page as read.
#[test]
fn window_keys_do_not_scroll_the_page() {
    with_browser(&[], |browser| async move {
        let window = start(&browser, &site::page_url("12-connect-four"), 0).await?;
        let before = window.evaluate("Math.round(scrollY)").await?;
        for key in [Key::End, Key::Home, Key::PageDown, Key::PageUp, Key::Space] {
            window.send_keys(key.value().to_string()).await?;
            let two_frames = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))";
            browser.execute_async(two_frames, Vec::new()).await?;
            let now = window.evaluate("Math.round(scrollY)").await?;
            assert_eq!(now, before, "{key:?}");
        }
        Ok(())
    });
}
