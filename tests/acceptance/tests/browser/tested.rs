//! A part of an open page that a test uses as a reader does: a
//! [transcript](super::commands) or a [window](super::windows).

use super::browser::until;
use thirtyfour::prelude::*;

/// The part: its scripts call it `tested`.
pub struct Tested<'a> {
    pub browser: &'a WebDriver,
}

impl Tested<'_> {
    /// What a script finds, as text.
    pub async fn find(&self, script: &str) -> WebDriverResult<String> {
        let script = format!("return String({script})");
        self.browser.execute(script, Vec::new()).await?.convert()
    }

    /// What it says.
    pub async fn said(&self) -> WebDriverResult<String> {
        self.find("tested.querySelector('[role=status]').textContent.trim()")
            .await
    }

    /// Waits until it says this.
    pub async fn hear(&self, words: &str) -> WebDriverResult<()> {
        let heard = until(async || Ok(self.said().await? == words));
        assert!(heard.await?, "{words}: {}", self.said().await?);
        Ok(())
    }

    /// Types where the focus is.
    pub async fn send(&self, keys: impl Into<TypingData>) -> WebDriverResult<()> {
        self.browser.active_element().await?.send_keys(keys).await
    }
}
