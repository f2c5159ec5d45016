//! What the browser remembers of a reader, and that it forgets when asked.

use super::board::Board;
use super::browser::{nothing_wrong, until, with_browser};
use super::site;
use pretty_assertions::{assert_eq, assert_ne};
use serde_json::json;
use thirtyfour::prelude::*;

const PLAYED: &str = "White plays d6 and flips d5. Black to move.";
const VERDICT: &str = "Right: b6. Missed: b5, c4, c5 and d7. Wrong: d6.";

#[test]
fn what_a_reader_did_is_there_after_a_reload() {
    with_browser(&[], |browser| async move {
        let book = site::file_address();
        a_game(&browser, &book).await?;
        a_prediction(&browser, &book).await?;
        back_and_forward(&browser, &book).await?;
        pages_and_exercises(&browser, &book).await?;
        forget(&browser, &book).await?;
        nothing_wrong(&browser).await
    });
}

async fn a_game(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}06-whole-games.html");
    let board = Board::reopen(browser, &page, "board-2").await?;
    board.click("f5").await?;
    board.click("d6").await?;
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-2").await?;
    assert_eq!(board.says().await?, PLAYED);
    assert_eq!(board.filled().await?, "f5d6");
    one_of_two_boards(browser, book).await
}

/// A board that wasn't touched is as the page has it.
async fn one_of_two_boards(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::reopen(browser, &format!("{book}05-end-of-game.html"), "board-3").await?;
    let end = board.says().await?;
    board.control("Back").await?;
    let before = board.says().await?;
    assert_ne!(before, end);
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-3").await?;
    assert_eq!(board.says().await?, before);
    let other = Board::on_page(browser, "board-1").await?;
    assert!(other.says().await?.ends_with("Black wins 35-29."));
    Ok(())
}

async fn a_prediction(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::reopen(browser, &format!("{book}04-flipping.html"), "board-1").await?;
    board.click("b6").await?;
    board.click("d6").await?;
    board.control("Check (2 marked)").await?;
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-1").await?;
    assert_eq!(board.says().await?, VERDICT);
    assert_eq!(board.name("b6").await?, "b6, white disc, right, it flips");
    Ok(())
}

/// Both pages are as they were left, whichever way one comes back to them.
async fn back_and_forward(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    browser.goto(format!("{book}06-whole-games.html")).await?;
    browser.back().await?;
    let board = Board::on_page(browser, "board-1").await?;
    assert_eq!(board.says().await?, VERDICT);
    browser.forward().await?;
    let board = Board::on_page(browser, "board-2").await?;
    assert_eq!(board.says().await?, PLAYED);
    Ok(())
}

/// What the side bar says was done of a page.
async fn done(browser: &WebDriver, page: &str) -> WebDriverResult<String> {
    let script = "
        const [page] = arguments;
        const link = document.querySelector(`#mdbook-sidebar a[href$='${page}.html']`);
        return link.querySelector('.done')?.textContent ?? ''";
    browser.execute(script, vec![json!(page)]).await?.convert()
}

const TO_THE_END: &str = "scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })";

async fn pages_and_exercises(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    browser.goto(&format!("{book}03-legal-moves.html")).await?;
    let tick = By::Css("[data-exercise='3.2'] label");
    let tick = browser.query(tick).first().await?;
    assert_eq!(tick.text().await?, "Exercise 3.2 is done");
    assert_eq!(done(browser, "03-legal-moves").await?, "");
    tick.scroll_into_view().await?;
    tick.click().await?;
    let of = "1/4, 1 of 4 exercises done";
    assert_eq!(done(browser, "03-legal-moves").await?, of);
    browser.execute(TO_THE_END, Vec::new()).await?;
    let all = "✓ 1/4, read, 1 of 4 exercises done";
    until(async || Ok(done(browser, "03-legal-moves").await? == all)).await?;
    browser.refresh().await?;
    assert_eq!(done(browser, "03-legal-moves").await?, all);
    let box_ = By::Css("[data-exercise='3.2'] input");
    assert!(browser.query(box_).first().await?.is_selected().await?);
    Ok(())
}

async fn forget(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::reopen(browser, &format!("{book}index.html"), "board-1").await?;
    board.click("b6").await?;
    let welcome = browser.query(By::Css(".welcome p")).first().await?;
    // Chapter 3 was open last, and is read.
    let go_on = "Continue with Chapter 4: Flipping";
    assert_eq!(welcome.text().await?, go_on);
    let theme = "localStorage.setItem('mdbook-theme', 'navy')";
    browser.execute(theme, Vec::new()).await?;
    let button = browser.query(By::Css(".welcome button")).first().await?;
    assert_eq!(button.text().await?, "Forget what you did here");
    button.scroll_into_view().await?;
    button.click().await?;
    let said = browser.active_element().await?.text().await?;
    assert!(said.starts_with("Forgotten."), "{said}");
    assert_eq!(done(browser, "03-legal-moves").await?, "");
    // The board beside the button begins anew.
    board.begin("Black plays c6. Tap").await?;
    // What is mdBook's stays.
    let left = "return Object.keys(localStorage)";
    let left = browser.execute(left, Vec::new()).await?;
    assert_eq!(left.json(), &json!(["mdbook-theme"]));
    let page = format!("{book}06-whole-games.html");
    let board = Board::reopen(browser, &page, "board-2").await?;
    assert_eq!(board.says().await?, "Black to move.");
    Ok(())
}

/// Whatever is stored, the board begins as the page has it.
#[test]
fn nothing_that_is_stored_breaks_a_board() {
    with_browser(&[], |browser| async move {
        let page = site::page("index");
        browser.goto(&page).await?;
        for broken in BROKEN {
            let script = format!("{STORE}\nreturn store({broken})");
            browser.execute(script, Vec::new()).await?;
            let board = Board::reopen(&browser, &page, "board-1").await?;
            let asks = "Black plays c6. Tap the discs that will flip";
            let said = board.says().await?;
            assert!(said.starts_with(asks), "{broken}: {said}");
            board.click("b6").await?;
            assert_eq!(board.says().await?, "b6 is marked: 1 disc so far.");
        }
        nothing_wrong(&browser).await
    });
}

/// Stores a text as what the first board of the page keeps; fields are stored
/// as if the board had kept them.
const STORE: &str = "
    const store = (kept) => {
        const { code, offer, ...given } = document.querySelector('#board-1').dataset;
        const text = typeof kept === 'string' ? kept
            : JSON.stringify({ given: JSON.stringify(given), fields: kept });
        localStorage.setItem('othellier-1/board/index/board-1', text);
    }";

const BROKEN: [&str; 8] = [
    "'{'",
    "'null'",
    "'[1, 2]'",
    "JSON.stringify({ given: '{}', fields: { marked: 'b6', stage: 'shown' } })",
    "{ marked: 'z9', stage: 'marking' }",
    "{ marked: 7, stage: ['shown'] }",
    "{ live: 'play', position: 'none', move: 'a1' }",
    "'x'.repeat(100000)",
];

/// Storage that refuses is done without.
#[test]
fn a_browser_that_keeps_nothing_shows_the_pages_all_the_same() {
    with_browser(&[], |browser| async move {
        let refuse = json!({ "source": "
            for (const name of ['getItem', 'setItem', 'removeItem']) {
                Storage.prototype[name] = () => { throw new Error('refused') };
            }" });
        super::browser::cdp(&browser, "Page.addScriptToEvaluateOnNewDocument", refuse).await?;
        let board = Board::reopen(&browser, &site::page("index"), "board-1").await?;
        board.click("b6").await?;
        assert_eq!(board.says().await?, "b6 is marked: 1 disc so far.");
        browser.refresh().await?;
        let board = Board::on_page(&browser, "board-1").await?;
        board.begin("Black plays c6.").await?;
        let welcome = browser.find(By::Css(".welcome")).await?;
        assert_eq!(welcome.inner_html().await?, "");
        Ok(())
    });
}

/// A link brings what was meant to be shared, and nothing else.
#[test]
fn an_address_sets_only_what_a_board_shares() {
    with_browser(&[], |browser| async move {
        let says = async |event: &str| {
            let page = site::page("06-whole-games");
            let page = format!("{page}#board-2/{event}");
            Board::open(&browser, &page, "board-2").await?.says().await
        };
        let start = "Black to move.";
        for event in ["live=chess", "position=x", "go=last", "set", "=", ""] {
            assert_eq!(says(event).await?, start, "{event}");
        }
        let played = "White plays d6 and flips d5. Black to move.";
        assert_eq!(says("set=f5%20d6").await?, played);
        let damaged = "This link is damaged: the board can’t follow it.";
        assert_eq!(says("set=f5%2").await?, damaged);
        a_reload_goes_on(&browser).await
    });
}

/// Who plays on from a link finds the game again, and not the link's.
async fn a_reload_goes_on(browser: &WebDriver) -> WebDriverResult<()> {
    let page = format!("{}06-whole-games.html#board-2/set=f5", site::address());
    let board = Board::open(browser, &page, "board-2").await?;
    board.click("d6").await?;
    browser.refresh().await?;
    let board = Board::on_page(browser, "board-2").await?;
    assert_eq!(board.filled().await?, "f5d6");
    Ok(())
}
