//! The book below the content security policy that its page for teachers has.

use super::browser::{nothing_wrong, with_browser};
use super::commands::open;
use super::site;
use super::windows::{start, thought};
use thirtyfour::prelude::*;

/// A violation would be an error in the console.
#[test]
fn everything_runs_below_the_policy_that_the_book_names() {
    with_browser(&[], |browser| async move {
        let book = site::guarded_address();
        browser.goto(format!("{book}04-flipping.html")).await?;
        site::wake(&browser, "#board-1").await?;
        let transcript = open(
            &browser,
            &format!("{book}06-whole-games.html"),
            "unwritten_pass",
        )
        .await?;
        transcript.run().await?;
        let window = start(&browser, &format!("{book}11-window.html"), 0).await?;
        window.send(Key::Down.value().to_string()).await?;
        window.hear("d4, black disc").await?;
        thought(&browser, book).await?;
        nothing_wrong(&browser).await
    });
}
