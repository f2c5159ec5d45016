//! An interactive element of the open page: a [transcript](super::commands) or a
//! [window](super::windows).

use super::browser::wait_until;
use thirtyfour::prelude::*;

/// An interactive element, which scripts find in the global variable `widget`.
pub struct Widget<'a> {
    pub browser: &'a WebDriver,
}

impl Widget<'_> {
    /// Returns the value of a JavaScript expression as a string.
    pub async fn evaluate(&self, expression: &str) -> WebDriverResult<String> {
        let script = format!("return String({expression})");
        self.browser.execute(script, Vec::new()).await?.convert()
    }

    /// Returns the text of its status element.
    pub async fn status(&self) -> WebDriverResult<String> {
        self.evaluate("widget.querySelector('[role=status]').textContent.trim()")
            .await
    }

    /// Waits until its status is `text`.
    pub async fn wait_for_status(&self, text: &str) -> WebDriverResult<()> {
        let shown = wait_until(async || Ok(self.status().await? == text)).await?;
        assert!(shown, "expected {text}, got {}", self.status().await?);
        Ok(())
    }

    /// Types into the focused element.
    pub async fn send_keys(&self, keys: impl Into<TypingData>) -> WebDriverResult<()> {
        self.browser.active_element().await?.send_keys(keys).await
    }
}
