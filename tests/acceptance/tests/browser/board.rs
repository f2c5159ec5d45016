//! Operates a live board of a page.

use super::browser::wait_until;
use super::site;
use serde_json::Value;
use thirtyfour::prelude::*;

/// Removes what the book has stored, if the browser shows a page of it.
const CLEAR_STORAGE: &str = "
    if (['http:', 'file:'].includes(location.protocol))
        localStorage.keys?.().filter(key => /^othellier/.test(key))
            .forEach(key => localStorage.removeItem(key))";

/// A live board of the open page.
pub struct Board<'a> {
    pub browser: &'a WebDriver,
    pub id: String,
}

impl<'a> Board<'a> {
    /// Clears the book's storage, opens a page, and waits until a board has started.
    ///
    /// `name` is the board's id or its `data-live` attribute, of which the first on the
    /// page counts.
    ///
    /// The storage is cleared on the previous page, so that the page needn't be loaded
    /// twice. The blank page between forces a load where only the fragment differs.
    pub async fn open(browser: &'a WebDriver, page: &str, name: &str) -> WebDriverResult<Self> {
        browser.execute(CLEAR_STORAGE, Vec::new()).await?;
        browser.goto("about:blank").await?;
        Self::reopen(browser, page, name).await
    }

    /// Opens a page like [`open`](Board::open), but keeps the storage.
    pub async fn reopen(browser: &'a WebDriver, page: &str, name: &str) -> WebDriverResult<Self> {
        browser.goto(page).await?;
        Self::on_page(browser, name).await
    }

    /// Waits until a board of the open page has started.
    pub async fn on_page(browser: &'a WebDriver, name: &str) -> WebDriverResult<Self> {
        let id = "return document.querySelector(
            `othellier-board#${arguments[0]}, [data-live=${arguments[0]}]`).id";
        let id = browser.execute(id, vec![name.into()]).await?;
        let id: String = id.convert()?;
        site::wake_boards(browser, &format!("#{id}")).await?;
        Ok(Self { browser, id })
    }

    /// Waits for an element of the board. The cells of a tree appear only after its start.
    async fn element(&self, selector: &str) -> WebDriverResult<WebElement> {
        let selector = format!("#{} {selector}", self.id);
        self.browser.query(By::Css(selector)).first().await
    }

    /// Scrolls to an element and clicks it. Retries while the menu bar, which appears on
    /// scrolling up, covers the element.
    async fn click_element(&self, element: &WebElement) -> WebDriverResult<()> {
        let script = "arguments[0].scrollIntoView(\
            { block: 'center', behavior: 'instant' })";
        let clicked = wait_until(async || {
            self.browser
                .execute(script, vec![element.to_json()?])
                .await?;
            Ok(element.click().await.is_ok())
        });
        if clicked.await? {
            return Ok(());
        }
        // Once more for the error.
        element.click().await
    }

    async fn square(&self, name: &str) -> WebDriverResult<WebElement> {
        self.element(&format!("[role=grid] button[aria-label^='{name},']"))
            .await
    }

    pub async fn click_square(&self, square: &str) -> WebDriverResult<()> {
        self.click_element(&self.square(square).await?).await
    }

    /// Scrolls to a square, and returns the coordinates of its center in the viewport.
    pub async fn square_center(&self, square: &str) -> WebDriverResult<[f64; 2]> {
        let script = "
            const [square] = arguments;
            square.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { x, y, width, height } = square.getBoundingClientRect();
            return [x + width / 2, y + height / 2]";
        let square = self.square(square).await?.to_json()?;
        self.browser.execute(script, vec![square]).await?.convert()
    }

    /// Clicks the button below the board whose text contains these words.
    pub async fn click_control(&self, text: &str) -> WebDriverResult<()> {
        let path = format!(
            "//*[@id='{}']//*[contains(@class, 'live-controls')]\
             //*[contains(concat(' ', text(), ' '), ' {text} ')]",
            self.id
        );
        let element = self.browser.query(By::XPath(path)).first().await?;
        self.open_popover_around(&element).await?;
        self.click_element(&element).await
    }

    /// Opens the popover that contains an element, if there is one and it's closed.
    async fn open_popover_around(&self, element: &WebElement) -> WebDriverResult<()> {
        let script = "
            const panel = arguments[0].closest('[popover]:not(:popover-open)');
            if (panel) document.querySelector(`[popovertarget='${panel.id}']`).click()";
        self.browser
            .execute(script, vec![element.to_json()?])
            .await
            .map(drop)
    }

    /// Types into the first input below the board.
    pub async fn fill(&self, text: impl Into<TypingData>) -> WebDriverResult<()> {
        let input = self.element("input").await?;
        self.open_popover_around(&input).await?;
        input.clear().await?;
        input.send_keys(text.into()).await
    }

    /// Types into the input whose label starts with `label`.
    pub async fn type_into(&self, label: &str, text: &str) -> WebDriverResult<()> {
        let path = format!(
            "//*[@id='{}']//label[starts-with(., '{label}')]/input",
            self.id
        );
        let input = self.browser.query(By::XPath(path)).first().await?;
        self.click_element(&input).await?;
        input.clear().await?;
        input.send_keys(text).await
    }

    /// Returns the values of all inputs.
    pub async fn input_values(&self) -> WebDriverResult<Vec<String>> {
        let script = "done(all('input').map(element => element.value))";
        let values = self.evaluate(script).await?;
        Ok(serde_json::from_value(values).unwrap())
    }

    /// Returns the value of the first input.
    pub async fn input_value(&self) -> WebDriverResult<String> {
        let value = self.element("input").await?.prop("value").await?;
        Ok(value.unwrap_or_default())
    }

    /// Focuses the square that Tab reaches.
    pub async fn focus_grid(&self) -> WebDriverResult<()> {
        self.element("[role=grid] [tabindex='0']")
            .await?
            .focus()
            .await
    }

    /// Sends each key to the focused element, and returns the accessible name of the
    /// element that has the focus then.
    pub async fn press_keys(&self, keys: impl IntoIterator<Item = Key>) -> WebDriverResult<String> {
        for key in keys {
            let focused = self.browser.active_element().await?;
            focused.send_keys(key.value().to_string()).await?;
        }
        self.focused_label().await
    }

    /// Returns the accessible name of the focused element.
    pub async fn focused_label(&self) -> WebDriverResult<String> {
        let focused = self.browser.active_element().await?;
        Ok(focused.attr("aria-label").await?.unwrap_or_default())
    }

    /// Returns the accessible name of a square.
    pub async fn square_label(&self, square: &str) -> WebDriverResult<String> {
        let square = self.square(square).await?;
        Ok(square.attr("aria-label").await?.unwrap_or_default())
    }

    /// Returns the text of the status element, which screen readers announce.
    pub async fn status(&self) -> WebDriverResult<String> {
        self.element("[role=status]").await?.text().await
    }

    /// Asserts that the status starts with `start`.
    pub async fn assert_status_starts(&self, start: &str) -> WebDriverResult<()> {
        let status = self.status().await?;
        assert!(status.starts_with(start), "{status}");
        Ok(())
    }

    /// Waits until the status ends with `end`.
    pub async fn wait_for_status(&self, end: &str) -> WebDriverResult<()> {
        let shown = wait_until(async || Ok(self.status().await?.ends_with(end))).await?;
        assert!(shown, "expected {end}, got {}", self.status().await?);
        Ok(())
    }

    /// Returns the text of the list of facts below the status.
    pub async fn facts(&self) -> WebDriverResult<String> {
        self.element(".live-facts").await?.text().await
    }

    /// Runs a script, and returns the value that it passes to `done`. The script can use
    /// `board`, the board's element, and `one(selector)` and `all(selector)`, which find
    /// elements of it.
    pub async fn evaluate(&self, script: &str) -> WebDriverResult<Value> {
        let script = format!(
            "const done = arguments[0];
            const board = document.getElementById('{}');
            const one = selector => board.querySelector(selector);
            const all = selector => [...board.querySelectorAll(selector)];
            {script}",
            self.id
        );
        let value = self.browser.execute_async(script, Vec::new()).await?;
        Ok(value.json().clone())
    }

    /// Returns the number of shapes of a class in the drawing.
    pub async fn count_drawn(&self, class: &str) -> WebDriverResult<usize> {
        let selector = format!("#{} .live-surface .{class}", self.id);
        Ok(self.browser.find_all(By::Css(selector)).await?.len())
    }
}
