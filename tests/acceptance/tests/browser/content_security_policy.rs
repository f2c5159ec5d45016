//! The book with the content security policy that its page for teachers recommends.

use super::browser::{assert_no_console_errors, with_browser};
use super::commands::open;
use super::site;
use super::windows::{computer_thinks_in_worker, start};
use thirtyfour::prelude::*;

/// A violation is an error in the console.
#[test]
fn interactive_elements_work_with_the_recommended_policy() {
    with_browser(&[], |browser| async move {
        let book = site::csp_base_url();
        browser.goto(format!("{book}04-flipping.html")).await?;
        site::wake_boards(&browser, "#board-1").await?;
        let transcript = open(
            &browser,
            &format!("{book}06-whole-games.html"),
            "unwritten_pass",
        )
        .await?;
        transcript.run().await?;
        let window = start(&browser, &format!("{book}11-window.html"), 0).await?;
        window.send_keys(Key::Down.value().to_string()).await?;
        window.wait_for_status("d4, black disc").await?;
        computer_thinks_in_worker(&browser, book).await?;
        assert_no_console_errors(&browser).await
    });
}
