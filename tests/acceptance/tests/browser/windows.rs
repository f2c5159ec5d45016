//! The chapters' windows, opened in the pages.

use super::browser::{calm, cdp, errors, nothing_wrong, until, with_browser};
use super::commands::transcript;
use super::site;
use super::tested::Tested;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// Opens a page, and starts the window with this number there.
pub async fn start<'a>(
    browser: &'a WebDriver,
    page: &str,
    number: u32,
) -> WebDriverResult<Tested<'a>> {
    if browser.current_url().await?.as_str() != page {
        browser.goto(page).await?;
    }
    let script = "
        window.tested = document.querySelectorAll('othellier-window')[arguments[0]];
        tested.scrollIntoView({ block: 'center', behavior: 'instant' })";
    browser.execute(script, vec![number.into()]).await?;
    let window = Tested { browser };
    assert_eq!(window.seen().await?, "true,false");
    window
        .find("tested.querySelector('button').click()")
        .await?;
    let starts = async || Ok(window.seen().await? == "false,true");
    assert!(until(starts).await?, "{}", window.said().await?);
    Ok(window)
}

impl Tested<'_> {
    /// Whether the still picture can be seen, and the window.
    async fn seen(&self) -> WebDriverResult<String> {
        let seen = "['.board-drawing', '.window-screen .board-drawing'].map(element =>
            document.contains(window.tested)
                && Boolean(window.tested.querySelector(`:scope > ${element},
                    .window-live > ${element}`)?.checkVisibility()))";
        self.find(seen).await
    }

    /// Presses the button of a key, or goes to the field with this name.
    pub async fn key(&self, label: &str) -> WebDriverResult<()> {
        let script = "
            const keys = [...tested.querySelectorAll('.window-keys .control')];
            const key = keys.find(({ textContent, placeholder }) =>
                [textContent, placeholder].includes(arguments[0]));
            key.focus();
            key.click()";
        self.browser.execute(script, vec![label.into()]).await?;
        Ok(())
    }

    /// Clicks on the middle of a character of the picture.
    pub async fn click(&self, column: u32, row: u32) -> WebDriverResult<()> {
        let script = "
            const [x, y] = [13 + 9 * arguments[0], 18 + 19 * arguments[1]];
            const shows = ({ viewBox: { baseVal: { x: left, width } } }) => left <= x && x < left + width;
            const svg = [...tested.querySelectorAll('.window-screen svg')].find(shows);
            svg.scrollIntoView({ block: 'center', behavior: 'instant' });
            const matrix = svg.firstChild.getScreenCTM();
            const point = new DOMPoint(x, y).matrixTransform(matrix);
            return [point.x, point.y].map(Math.round)";
        let point = vec![column.into(), row.into()];
        let point = self.browser.execute(script, point).await?;
        let [x, y]: [i64; 2] = point.convert()?;
        let chain = self.browser.action_chain();
        chain.move_to(x, y).click().perform().await
    }

    /// The last row of the log.
    async fn last_turn(&self) -> WebDriverResult<String> {
        let cells = "[...tested.querySelector('.window-log tbody').lastChild.children]
                .map(element => element.textContent).join(' | ')";
        self.find(cells).await
    }

    /// What's written in the window.
    async fn text(&self) -> WebDriverResult<String> {
        let text = "[...tested.querySelectorAll('.window-screen text')]
            .map(element => element.textContent).join(' ')";
        self.find(text).await
    }
}

#[test]
fn windows_open_from_a_file() {
    with_browser(&[], |browser| async move {
        let book = site::file_address();
        played(&browser, &book).await?;
        written_and_read(&browser, &book).await?;
        thought(&browser, &book).await?;
        nothing_wrong(&browser).await
    });
}

/// Keys and the mouse play, and the discs turn over by themselves.
async fn played(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}11-window.html");
    let window = start(browser, &page, 0).await?;
    assert_eq!(
        window.find("document.activeElement.role").await?,
        "application"
    );
    let down = Key::Down.value().to_string();
    window.send(down.repeat(3)).await?;
    window.hear("d6, white disc").await?;
    window.send(Key::Left.value().to_string()).await?;
    window.hear("c6, empty").await?;
    window.send(Key::Enter.value().to_string()).await?;
    window
        .hear("Black plays c6 and flips c5 c4 d7 b6 b5. White to move.")
        .await?;
    let last = "time | Tick | turning: [] | None";
    let turns = until(async || Ok(window.last_turn().await? == last));
    assert!(turns.await?, "{}", window.last_turn().await?);
    assert!(window.text().await?.contains("18 Black"));
    // c7 is the third square of the seventh row.
    window.click(12, 14).await?;
    window
        .hear("White can't play c7: it wouldn't flip anything.")
        .await?;
    assert!(
        window
            .last_turn()
            .await?
            .starts_with("Mouse(12, 14) | Place(c7)")
    );
    let address = browser.current_url().await?;
    assert_eq!(address.as_str(), page, "an arrow turned the page");
    left(&window).await
}

/// Tab leads out of the window, and Q closes it.
async fn left(window: &Tested<'_>) -> WebDriverResult<()> {
    window
        .find("tested.querySelector('.window-screen').focus()")
        .await?;
    window.send(Key::Tab.value().to_string()).await?;
    assert_eq!(
        window.find("document.activeElement.localName").await?,
        "button"
    );
    window
        .find("tested.querySelector('.window-screen').focus()")
        .await?;
    window.send("q").await?;
    window.hear("The window is closed.").await?;
    assert_eq!(window.seen().await?, "true,false");
    let focused = "document.activeElement.textContent";
    assert_eq!(window.find(focused).await?, "Start");
    Ok(())
}

/// One window writes a file, another one reads it, and so does a program.
async fn written_and_read(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}11-window.html");
    let window = start(browser, &page, 1).await?;
    assert!(window.text().await?.contains("Black wins 35-29"));
    window.send("0").await?;
    window.hear("Black to move.").await?;
    window.send("w").await?;
    window.hear("Saved in othello.oth.").await?;
    let link = "tested.querySelector('.written-files a').download";
    assert_eq!(window.find(link).await?, "othello.oth");
    window.send("w").await?;
    window
        .hear("othello.oth exists: give another name.")
        .await?;
    let window = start(browser, &page, 2).await?;
    window.send("r").await?;
    let asks = async || Ok(window.said().await?.starts_with("Which file to read?"));
    assert!(until(asks).await?, "{}", window.said().await?);
    window.send("othello").await?;
    window.hear("Name: othello").await?;
    window.send(Key::Enter.value().to_string()).await?;
    let reads = async || Ok(window.said().await?.starts_with("/othello.oth: "));
    assert!(until(reads).await?, "{}", window.said().await?);
    let transcript = transcript(browser, "--example messages").await?;
    transcript.run().await?;
    let printed = transcript
        .answer("cargo run -p game-formats -- show othello.oth")
        .await?;
    assert!(printed.contains("move 59 of 59"), "{printed}");
    Ok(())
}

/// A computer that needs days for a move thinks beside one that's quick, and
/// the windows stay awake.
pub async fn thought(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}16-opponent.html");
    browser.goto(&page).await?;
    let slow = "document.querySelector('othellier-window').dataset.white =
        'phased:20'";
    browser.execute(slow, Vec::new()).await?;
    let slow = start(browser, &page, 0).await?;
    slow.find("window.slow = tested").await?;
    let threads = "slow.threads.size";
    assert_eq!(slow.find(threads).await?, "1");
    slow.send("l").await?;
    slow.hear("d3, empty, a legal move").await?;
    quick(browser, &page).await?;
    assert_eq!(slow.find(threads).await?, "1");
    slow.find("window.tested = slow").await?;
    slow.find("tested.querySelector('.window-screen').focus()")
        .await?;
    slow.send(Key::Escape.value().to_string()).await?;
    slow.hear("The computer hadn't tried a single move yet: the turn is yours.")
        .await?;
    assert_eq!(slow.find(threads).await?, "0");
    // Another position is the computer's turn again, and closing the window
    // ends it, too.
    slow.send("<").await?;
    slow.send(">").await?;
    assert_eq!(slow.find(threads).await?, "1");
    slow.send("q").await?;
    slow.hear("The window is closed.").await?;
    assert_eq!(slow.find(threads).await?, "0");
    Ok(())
}

/// Plays f5 against hard, and hears its answer.
async fn quick(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    let window = start(browser, page, 1).await?;
    let keys = [Key::Down, Key::Down, Key::Right, Key::Right];
    let keys = keys.map(|window| window.value());
    window.send(String::from_iter(keys)).await?;
    window.hear("f5, empty").await?;
    window.send(Key::Enter.value().to_string()).await?;
    let answer = "White plays f4 and flips e4. Black to move. hard: worth +2.5 discs \
                  (one other move is as good); 427 positions.";
    window.hear(answer).await?;
    assert_eq!(window.find("tested.threads.size").await?, "0");
    let log = window
        .find("tested.querySelector('.window-log').textContent")
        .await?;
    assert!(log.contains("the loopthink()thinker: Some("), "{log}");
    Ok(())
}

/// For those who asked for less motion all discs turn over at once, and on
/// paper there's the picture.
#[test]
fn a_window_keeps_still_where_it_should() {
    with_browser(&[], |browser| async move {
        calm(&browser).await?;
        let page = site::page("11-window");
        let window = start(&browser, &page, 0).await?;
        window.send(Key::Down.value().to_string().repeat(3)).await?;
        window.send(Key::Left.value().to_string()).await?;
        window.find(ENTER).await?;
        let last = "time | Tick | turning: [] | None";
        assert_eq!(window.last_turn().await?, last);
        quick(&browser, &site::page("16-opponent")).await?;
        let window = start(&browser, &page, 0).await?;
        let paper = json!({ "media": "print", "features": [] });
        cdp(&browser, "Emulation.setEmulatedMedia", paper).await?;
        assert_eq!(window.seen().await?, "true,false");
        Ok(())
    });
}

/// Presses Enter, and returns when that's done.
const ENTER: &str = "tested.querySelector('.window-screen').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter' }))";

/// Opens all windows of a page that is open. What each says to those who can't see it
/// has a name. Returns how many there are.
pub async fn open_all(browser: &WebDriver, page: &str) -> WebDriverResult<u32> {
    let all = "return document.querySelectorAll('othellier-window').length";
    let all: u32 = browser.execute(all, Vec::new()).await?.convert()?;
    for number in 0..all {
        let window = start(browser, page, number).await?;
        let about = window.find("tested.querySelector('.window-about').textContent");
        assert!(!about.await?.is_empty(), "{page}");
    }
    Ok(all)
}

/// Without its code, a window is a picture.
#[test]
fn a_window_that_cannot_be_loaded_says_so() {
    with_browser(&[], |browser| async move {
        let page = site::page("11-window");
        browser.goto(&page).await?;
        let script = "
            window.tested = document.querySelector('othellier-window');
            tested.dataset.windows = 'windows-none.js';
            tested.querySelector('button').click()";
        browser.execute(script, Vec::new()).await?;
        let window = Tested { browser: &browser };
        let sentence = "A part of this page didn't load; check your connection, \
                        then press Start again.";
        window.hear(sentence).await?;
        assert_eq!(window.seen().await?, "true,false");
        let wrong = errors(&browser).await?;
        assert!(wrong.iter().all(|error| error.contains("windows-none.js")));
        assert_eq!(json!(wrong.len()), json!(1));
        Ok(())
    });
}

/// What scrolls a page leaves this one where it is, or its reader would be at its
/// end, and would count as done with it.
#[test]
fn a_window_has_its_keys_for_itself() {
    with_browser(&[], |browser| async move {
        let window = start(&browser, &site::page("12-connect-four"), 0).await?;
        let before = window.find("Math.round(scrollY)").await?;
        for key in [Key::End, Key::Home, Key::PageDown, Key::PageUp, Key::Space] {
            window.send(key.value().to_string()).await?;
            let frames = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))";
            browser.execute_async(frames, Vec::new()).await?;
            let now = window.find("Math.round(scrollY)").await?;
            assert_eq!(now, before, "{key:?}");
        }
        Ok(())
    });
}
