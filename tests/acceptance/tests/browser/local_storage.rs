//! Local storage: the state that pages keep in it, and the button that clears it.

use super::board::Board;
use super::browser::{assert_no_console_errors, cdp, evaluate, wait_until, with_new_browser};
use super::site;
use pretty_assertions::{assert_eq, assert_ne};
use serde_json::json;
use thirtyfour::prelude::*;

/// The status of a board after f5 and d6.
const STATUS_AFTER_D6: &str = "White plays d6 and flips d5. Black to move.";
/// The status of the prediction in chapter 4 with b6 and d6 marked.
const PREDICTION_RESULT: &str = "Right: b6. Missed: b5, c4, c5 and d7. Wrong: d6.";

#[test]
fn reload_restores_boards_and_progress() {
    with_new_browser(&[], |browser| async move {
        let book = site::file_base_url();
        restores_a_game(&browser, &book).await?;
        restores_only_used_boards(&browser, &book).await?;
        restores_a_prediction(&browser, &book).await?;
        restores_boards_on_back_and_forward(&browser, &book).await?;
        restores_read_pages_and_exercises(&browser, &book).await?;
        button_clears_the_storage(&browser, &book).await?;
        assert_no_console_errors(&browser).await
    });
}

async fn restores_a_game(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}06-whole-games.html");
    let board = Board::reopen(browser, &page, "board-2").await?;
    board.click_square("f5").await?;
    board.click_square("d6").await?;
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-2").await?;
    assert_eq!(board.status().await?, STATUS_AFTER_D6);
    assert_eq!(board.input_value().await?, "f5d6");
    Ok(())
}

async fn restores_only_used_boards(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::reopen(browser, &format!("{book}05-end-of-game.html"), "board-3").await?;
    let end = board.status().await?;
    board.click_control("Back").await?;
    let before = board.status().await?;
    assert_ne!(before, end);
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-3").await?;
    assert_eq!(board.status().await?, before);
    let other = Board::on_page(browser, "board-1").await?;
    assert!(other.status().await?.ends_with("Black wins 35-29."));
    Ok(())
}

async fn restores_a_prediction(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::reopen(browser, &format!("{book}04-flipping.html"), "board-1").await?;
    board.click_square("b6").await?;
    board.click_square("d6").await?;
    board.click_control("Check (2 marked)").await?;
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-1").await?;
    assert_eq!(board.status().await?, PREDICTION_RESULT);
    assert_eq!(
        board.square_label("b6").await?,
        "b6, white disc, right, it flips"
    );
    Ok(())
}

async fn restores_boards_on_back_and_forward(
    browser: &WebDriver,
    book: &str,
) -> WebDriverResult<()> {
    browser.goto(format!("{book}06-whole-games.html")).await?;
    browser.back().await?;
    let board = Board::on_page(browser, "board-1").await?;
    assert_eq!(board.status().await?, PREDICTION_RESULT);
    browser.forward().await?;
    let board = Board::on_page(browser, "board-2").await?;
    assert_eq!(board.status().await?, STATUS_AFTER_D6);
    Ok(())
}

/// Returns the progress on a page as the sidebar shows it.
async fn progress(browser: &WebDriver, page: &str) -> WebDriverResult<String> {
    let script = "
        const [page] = arguments;
        const link = document.querySelector(`#mdbook-sidebar a[href$='${page}.html']`);
        return link.querySelector('.done')?.textContent ?? ''";
    browser.execute(script, vec![json!(page)]).await?.convert()
}

const SCROLL_TO_END: &str = "scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })";

async fn restores_read_pages_and_exercises(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    browser.goto(&format!("{book}03-legal-moves.html")).await?;
    let label = browser
        .query(By::Css("[data-exercise='3.2'] label"))
        .first()
        .await?;
    assert_eq!(label.text().await?, "Exercise 3.2 is done");
    assert_eq!(progress(browser, "03-legal-moves").await?, "");
    label.scroll_into_view().await?;
    label.click().await?;
    let one_exercise = "1/4, 1 of 4 exercises done";
    assert_eq!(progress(browser, "03-legal-moves").await?, one_exercise);
    browser.execute(SCROLL_TO_END, Vec::new()).await?;
    let read = "✓ 1/4, read, 1 of 4 exercises done";
    let is_read = async || Ok(progress(browser, "03-legal-moves").await? == read);
    assert!(wait_until(is_read).await?);
    browser.refresh().await?;
    assert_eq!(progress(browser, "03-legal-moves").await?, read);
    let checkbox = By::Css("[data-exercise='3.2'] input");
    assert!(browser.query(checkbox).first().await?.is_selected().await?);
    Ok(())
}

async fn button_clears_the_storage(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::reopen(browser, &format!("{book}index.html"), "board-1").await?;
    board.click_square("b6").await?;
    let welcome = browser.query(By::Css(".welcome p")).first().await?;
    // Chapter 3 was open last, and is read.
    assert_eq!(welcome.text().await?, "Continue with Chapter 4: Flipping");
    let set_theme = "localStorage.setItem('mdbook-theme', 'navy')";
    browser.execute(set_theme, Vec::new()).await?;
    let button = browser.query(By::Css(".welcome button")).first().await?;
    assert_eq!(button.text().await?, "Forget what you did here");
    button.scroll_into_view().await?;
    button.click().await?;
    let message = browser.active_element().await?.text().await?;
    assert!(message.starts_with("Forgotten."), "{message}");
    assert_eq!(progress(browser, "03-legal-moves").await?, "");
    // The board beside the button starts over.
    board.assert_status_starts("Black plays c6. Tap").await?;
    // mdBook's own keys remain.
    let keys = "return localStorage.keys()";
    let keys = browser.execute(keys, Vec::new()).await?;
    assert_eq!(keys.json(), &json!(["mdbook-theme"]));
    let page = format!("{book}06-whole-games.html");
    let board = Board::reopen(browser, &page, "board-2").await?;
    assert_eq!(board.status().await?, "Black to move.");
    Ok(())
}

#[test]
fn invalid_stored_state_is_ignored() {
    with_new_browser(&[], |browser| async move {
        let page = site::page_url("index");
        browser.goto(&page).await?;
        for invalid in INVALID_STATES {
            let script = format!("{DEFINE_STORE}\nreturn store({invalid})");
            browser.execute(script, Vec::new()).await?;
            let board = Board::reopen(&browser, &page, "board-1").await?;
            let question = "Black plays c6. Tap the discs that will flip";
            let status = board.status().await?;
            assert!(status.starts_with(question), "{invalid}: {status}");
            board.click_square("b6").await?;
            assert_eq!(board.status().await?, "b6 is marked: 1 disc so far.");
        }
        assert_no_console_errors(&browser).await
    });
}

/// Defines a JavaScript function that stores the state of the first board. A string is
/// stored unchanged, an object as the fields that the board keeps.
const DEFINE_STORE: &str = "
    const store = (kept) => {
        const { code, advisor, initial, ...given } = document.querySelector('#board-1').dataset;
        const text = typeof kept === 'string' ? kept
            : JSON.stringify({ given: JSON.stringify(given), fields: kept });
        localStorage.setItem('othellier-1/board/index/board-1', text);
    }";

const INVALID_STATES: [&str; 8] = [
    "'{'",
    "'null'",
    "'[1, 2]'",
    "JSON.stringify({ given: '{}', fields: { marked: 'b6', stage: 'shown' } })",
    "{ marked: 'z9', stage: 'marking' }",
    "{ marked: 7, stage: ['shown'] }",
    "{ live: 'play', position: 'none', move: 'a1' }",
    "'x'.repeat(100000)",
];

/// Scripts after which a page has no storage: using it fails, or getting it does, as with
/// blocked cookies.
const BLOCK_STORAGE: [&str; 2] = [
    "for (const name of ['getItem', 'setItem', 'removeItem']) {
        Storage.prototype[name] = () => { throw new Error('refused') };
    }",
    "for (const name of ['localStorage', 'sessionStorage']) {
        const get = () => { throw new Error('refused') };
        Object.defineProperty(window, name, { get, configurable: true });
    }",
];

#[test]
fn pages_work_without_storage() {
    for block in BLOCK_STORAGE {
        page_works_without_storage(block);
    }
}

fn page_works_without_storage(block: &str) {
    with_new_browser(&[], |browser| async move {
        let script = json!({ "source": block });
        cdp(&browser, "Page.addScriptToEvaluateOnNewDocument", script).await?;
        let board = Board::reopen(&browser, &site::page_url("index"), "board-1").await?;
        board.click_square("b6").await?;
        assert_eq!(board.status().await?, "b6 is marked: 1 disc so far.");
        browser.refresh().await?;
        let board = Board::on_page(&browser, "board-1").await?;
        board.assert_status_starts("Black plays c6.").await?;
        let welcome = browser.find(By::Css(".welcome")).await?;
        assert_eq!(welcome.inner_html().await?, "");
        // Links of the sidebar store its position.
        let chapter = By::Css("#mdbook-sidebar a[href$='03-legal-moves.html']");
        browser.query(chapter).first().await?.click().await?;
        site::select_theme(&browser, "navy").await?;
        site::select_theme(&browser, "default_theme").await?;
        for page in site::page_files() {
            let url = format!("{}{page}", site::base_url());
            browser.goto(url).await?;
            assert_no_console_errors(&browser).await?;
        }
        Ok(())
    });
}

/// Two copies of the book on one server, such as translations, share an origin.
#[test]
fn copies_of_the_book_store_nothing_in_common() {
    with_new_browser(&[], |browser| async move {
        let [first, second] = site::two_copies();
        let open = async |book: &str| {
            let page = format!("{book}06-whole-games.html");
            Board::reopen(&browser, &page, "board-2").await
        };
        let board = open(&first).await?;
        board.click_square("f5").await?;
        site::select_theme(&browser, "navy").await?;
        browser
            .find(By::Id("mdbook-sidebar-toggle"))
            .await?
            .click()
            .await?;
        // A link of the sidebar stores its position for the next page.
        let keep = "sessionStorage.setItem('sidebar-scroll-offset', '7')";
        browser.execute(keep, Vec::new()).await?;
        let board = open(&second).await?;
        assert_eq!(board.status().await?, "Black to move.");
        let theme = "return document.documentElement.classList.contains('navy')";
        assert_eq!(evaluate(&browser, theme).await?, json!(false));
        // A frame has the storage of the origin.
        let shared = "
            const frame = document.body.appendChild(document.createElement('iframe'));
            const { localStorage, sessionStorage } = frame.contentWindow;
            return [localStorage, sessionStorage].flatMap(Object.keys)
                .filter(key => !/^\\/(first|second)\\/some\\/where\\/ /.test(key))";
        assert_eq!(evaluate(&browser, shared).await?, json!([]));
        let board = open(&first).await?;
        assert_eq!(board.input_value().await?, "f5");
        Ok(())
    });
}

#[test]
fn links_set_only_the_shared_field() {
    with_new_browser(&[], |browser| async move {
        let status_at = async |event: &str| {
            let page = site::page_url("06-whole-games");
            let url = format!("{page}#board-2/{event}");
            let board = Board::open(&browser, &url, "board-2").await?;
            board.status().await
        };
        for event in ["live=chess", "position=x", "go=last", "set", "=", ""] {
            assert_eq!(status_at(event).await?, "Black to move.", "{event}");
        }
        assert_eq!(status_at("set=f5%20d6").await?, STATUS_AFTER_D6);
        let damaged = "This link is damaged: the board can’t follow it.";
        assert_eq!(status_at("set=f5%2").await?, damaged);
        reload_prefers_stored_state_to_link(&browser).await
    });
}

async fn reload_prefers_stored_state_to_link(browser: &WebDriver) -> WebDriverResult<()> {
    let page = format!("{}06-whole-games.html#board-2/set=f5", site::base_url());
    let board = Board::open(browser, &page, "board-2").await?;
    board.click_square("d6").await?;
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-2").await?;
    assert_eq!(board.input_value().await?, "f5d6");
    Ok(())
}
