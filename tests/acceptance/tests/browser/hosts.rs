//! Servers whose settings keep the code of the pages from running.

use super::board::Board;
use super::browser::{
    assert_no_console_errors, evaluate, take_console_errors, wait_until, with_browser,
};
use super::commands::open;
use super::site;
use super::widget::Widget;
use super::windows::start;
use thirtyfour::prelude::*;

/// The parts of the message that names what the server has to change.
const NEEDS_CODE: [&str; 4] = [
    "This server",
    "unchanged",
    "text/javascript",
    "wasm-unsafe-eval",
];

#[test]
fn wrong_character_set_changes_no_code() {
    with_browser(&[], |browser| async move {
        let book = site::misconfigured_url(
            &[("content-type", "text/html; charset=iso-8859-1")],
            "",
            &[("content-type", "text/javascript; charset=iso-8859-1")],
        );
        let page = format!("{book}06-whole-games.html");
        let board = Board::open(&browser, &page, "board-2").await?;
        board.click_square("f5").await?;
        board.assert_status_starts("Black plays f5").await?;
        let transcript = open(&browser, &page, "unwritten_pass").await?;
        transcript.run().await?;
        start(&browser, &format!("{book}11-window.html"), 0).await?;
        assert_no_console_errors(&browser).await
    });
}

/// Asserts that a board, a command and a window say what the server has to change, and stay
/// as they were printed.
async fn assert_refused(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    browser.goto(format!("{book}16-opponent.html")).await?;
    let message = "
        const find = selector => document.querySelector(selector);
        window.transcript = [...document.querySelectorAll('othellier-transcript')]
            .find(({ readsFiles, commands }) => commands);
        window.pressed ??= [transcript.runs, find('othellier-window').starts]
            .forEach(button => button.click()) ?? true;
        const board = find('othellier-board');
        board.scrollIntoView();
        return [board.said, transcript, find('othellier-window')]
            .map(element => [...element.querySelectorAll('[role=status]')].at(-1).textContent)";
    let explains = async || {
        let messages = evaluate(browser, message).await?;
        let mut messages = messages.as_array().unwrap().iter();
        Ok(messages.all(|message| {
            let message = message.as_str().unwrap();
            NEEDS_CODE.iter().all(|part| message.contains(part)) && !message.contains("again")
        }))
    };
    if !wait_until(explains).await? {
        panic!("{}", evaluate(browser, message).await?);
    }
    let printed = "
        const { book, commands } = transcript;
        const isVisible = selector => document.querySelector(selector).checkVisibility();
        return isVisible('othellier-board > svg') && isVisible('othellier-window > *')
            && commands[0].output.textContent.length > 0";
    assert_eq!(evaluate(browser, printed).await?, true);
    take_console_errors(browser).await.map(drop)
}

#[test]
fn message_says_what_the_server_must_change() {
    let page = &[("x-page", "yes")];
    let books = [
        // A type that the browser takes for no script.
        site::misconfigured_url(
            page,
            "/page/",
            &[
                ("content-type", "text/plain"),
                ("x-content-type-options", "nosniff"),
            ],
        ),
        // Declared as compressed, or compressed twice.
        site::misconfigured_url(page, "/page/", &[("content-encoding", "gzip")]),
        // No WebAssembly.
        site::misconfigured_url(
            &[(
                "content-security-policy",
                "script-src 'self' 'unsafe-inline'; worker-src blob:",
            )],
            "",
            &[],
        ),
    ];
    with_browser(&[], |browser| async move {
        for book in books {
            assert_refused(&browser, &book).await?;
        }
        Ok(())
    });
}

#[test]
fn message_says_that_the_policy_must_allow_workers() {
    with_browser(&[], |browser| async move {
        let book = site::misconfigured_url(
            &[(
                "content-security-policy",
                "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'none'",
            )],
            "",
            &[],
        );
        let page = format!("{book}06-whole-games.html");
        let transcript = open(&browser, &page, "unwritten_pass").await?;
        transcript.press_button("Run").await?;
        let message = "This server keeps the page's code from running, so you see what the \
            book printed. Whoever runs it must allow worker-src blob: in the \
            Content-Security-Policy.";
        transcript.wait_for_status(message).await?;
        browser.goto(format!("{book}16-opponent.html")).await?;
        let start = "
            window.widget = document.querySelector('othellier-window');
            widget.starts.click()";
        evaluate(&browser, start).await?;
        let window = Widget { browser: &browser };
        window.wait_for_status(message).await?;
        // Boards answer in the page.
        let board = Board::open(&browser, &page, "board-2").await?;
        board.click_square("f5").await?;
        board.assert_status_starts("Black plays f5").await?;
        take_console_errors(&browser).await.map(drop)
    });
}

/// Without any script, a page says what it needs, as it does in a browser without scripts.
#[test]
fn page_whose_scripts_are_refused_says_so() {
    with_browser(&[], |browser| async move {
        let book = site::misconfigured_url(
            &[("x-page", "yes")],
            "",
            &[
                ("content-type", "text/plain"),
                ("x-content-type-options", "nosniff"),
            ],
        );
        browser.goto(format!("{book}04-flipping.html")).await?;
        let note = "return getComputedStyle(document.querySelector('othellier-board'), '::after')
            .content";
        let note = evaluate(&browser, note).await?;
        assert!(note.as_str().unwrap().contains("server"), "{note}");
        take_console_errors(&browser).await.map(drop)
    });
}
