//! A live board in a page, as a reader uses it.

use super::browser::until;
use super::site;
use serde_json::Value;
use thirtyfour::prelude::*;

/// Forgets what the reader did, where the browser shows a page of the book.
const FORGET: &str = "
    if (['http:', 'file:'].includes(location.protocol))
        Object.keys(localStorage).filter(key => /^othellier/.test(key))
            .forEach(key => localStorage.removeItem(key))";

/// A board of a page. A test finds it by its id, or by its kind: that's the
/// first one of the page with this `data-live`.
pub struct Board<'a> {
    pub browser: &'a WebDriver,
    pub id: String,
}

impl<'a> Board<'a> {
    /// Opens a page as a reader does who was never there, and goes to a board,
    /// which comes alive when it's near.
    ///
    /// All is forgotten before the last page is left, so that no page need be
    /// loaded twice. A page with another place in its address would not be
    /// loaded at all, but for the empty page between.
    pub async fn open(browser: &'a WebDriver, page: &str, name: &str) -> WebDriverResult<Self> {
        browser.execute(FORGET, Vec::new()).await?;
        browser.goto("about:blank").await?;
        Self::reopen(browser, page, name).await
    }

    /// Like [`open`](Board::open), as a reader does who comes back.
    pub async fn reopen(browser: &'a WebDriver, page: &str, name: &str) -> WebDriverResult<Self> {
        browser.goto(page).await?;
        Self::on_page(browser, name).await
    }

    /// The board of the page that is open, once it is alive.
    pub async fn on_page(browser: &'a WebDriver, name: &str) -> WebDriverResult<Self> {
        let id = "return document.querySelector(
            `othellier-board#${arguments[0]}, [data-live=${arguments[0]}]`).id";
        let id = browser.execute(id, vec![name.into()]).await?;
        let id: String = id.convert()?;
        site::wake(browser, &format!("#{id}")).await?;
        Ok(Self { browser, id })
    }

    /// A part of it. The cells of a tree are laid a moment after it's alive.
    async fn part(&self, selector: &str) -> WebDriverResult<WebElement> {
        let selector = format!("#{} {selector}", self.id);
        self.browser.query(By::Css(selector)).first().await
    }

    /// Clicks where the window is, if it can. The book's menu follows whoever
    /// goes up, and for a moment covers what is there: then it tries again.
    async fn click_on(&self, element: &WebElement) -> WebDriverResult<()> {
        let script = "arguments[0].scrollIntoView(\
            { block: 'center', behavior: 'instant' })";
        let clicked = until(async || {
            self.browser
                .execute(script, vec![element.to_json()?])
                .await?;
            Ok(element.click().await.is_ok())
        });
        if clicked.await? {
            Ok(())
        } else {
            element.click().await
        }
    }

    async fn square(&self, name: &str) -> WebDriverResult<WebElement> {
        let start = format!("[role=grid] button[aria-label^='{name},']");
        self.part(&start).await
    }

    /// Clicks on a square.
    pub async fn click(&self, square: &str) -> WebDriverResult<()> {
        self.click_on(&self.square(square).await?).await
    }

    /// Where the middle of a square is in the window, once it is in it.
    pub async fn middle(&self, square: &str) -> WebDriverResult<[f64; 2]> {
        let script = "
            const [square] = arguments;
            square.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { x, y, width, height } = square.getBoundingClientRect();
            return [x + width / 2, y + height / 2]";
        let square = self.square(square).await?.to_json()?;
        self.browser.execute(script, vec![square]).await?.convert()
    }

    /// Clicks on a button below the board, by the text on it or some words of
    /// it.
    pub async fn control(&self, text: &str) -> WebDriverResult<()> {
        let path = format!(
            "//*[@id='{}']//*[contains(@class, 'live-controls')]\
             //*[contains(concat(' ', text(), ' '), ' {text} ')]",
            self.id
        );
        let element = self.browser.query(By::XPath(path)).first().await?;
        self.open_around(&element).await?;
        self.click_on(&element).await
    }

    /// Opens the panel that an element is in, if it's in one that's closed.
    async fn open_around(&self, element: &WebElement) -> WebDriverResult<()> {
        let script = "
            const panel = arguments[0].closest('[popover]:not(:popover-open)');
            if (panel) document.querySelector(`[popovertarget='${panel.id}']`).click()";
        self.browser
            .execute(script, vec![element.to_json()?])
            .await
            .map(drop)
    }

    /// Types into the field below the board.
    pub async fn fill(&self, text: impl Into<TypingData>) -> WebDriverResult<()> {
        let input = self.part("input").await?;
        self.open_around(&input).await?;
        input.clear().await?;
        input.send_keys(text.into()).await
    }

    /// Types into one of several fields, by its label.
    pub async fn type_into(&self, label: &str, text: &str) -> WebDriverResult<()> {
        let path = format!(
            "//*[@id='{}']//label[starts-with(., '{label}')]/input",
            self.id
        );
        let input = self.browser.query(By::XPath(path)).first().await?;
        self.click_on(&input).await?;
        input.clear().await?;
        input.send_keys(text).await
    }

    /// What all fields hold.
    pub async fn fields(&self) -> WebDriverResult<Vec<String>> {
        let script = "done(all('input').map(element => element.value))";
        let found = self.find(script).await?;
        Ok(serde_json::from_value(found).unwrap_or_default())
    }

    /// What stands in that field.
    pub async fn filled(&self) -> WebDriverResult<String> {
        let value = self.part("input").await?.prop("value").await?;
        Ok(value.unwrap_or_default())
    }

    /// Gives the focus to the square that Tab would reach.
    pub async fn focus(&self) -> WebDriverResult<()> {
        self.part("[role=grid] [tabindex='0']").await?.focus().await
    }

    /// Presses keys, wherever the focus is, and returns the name of what has
    /// it then.
    pub async fn press(&self, keys: impl IntoIterator<Item = Key>) -> WebDriverResult<String> {
        for key in keys {
            let focused = self.browser.active_element().await?;
            focused.send_keys(key.value().to_string()).await?;
        }
        self.focused().await
    }

    /// The name of what has the focus.
    pub async fn focused(&self) -> WebDriverResult<String> {
        let focused = self.browser.active_element().await?;
        Ok(focused.attr("aria-label").await?.unwrap_or_default())
    }

    /// What a square is called.
    pub async fn name(&self, square: &str) -> WebDriverResult<String> {
        let square = self.square(square).await?;
        Ok(square.attr("aria-label").await?.unwrap_or_default())
    }

    /// What is announced.
    pub async fn says(&self) -> WebDriverResult<String> {
        self.part("[role=status]").await?.text().await
    }

    /// Expects that what is announced begins like this.
    pub async fn begin(&self, start: &str) -> WebDriverResult<()> {
        let said = self.says().await?;
        assert!(said.starts_with(start), "{said}");
        Ok(())
    }

    /// Waits until what is announced ends like this.
    pub async fn hear(&self, end: &str) -> WebDriverResult<()> {
        let heard = until(async || Ok(self.says().await?.ends_with(end)));
        let heard = heard.await?;
        assert!(heard, "not heard: {end}, but {}", self.says().await?);
        Ok(())
    }

    /// What else there is to know.
    pub async fn facts(&self) -> WebDriverResult<String> {
        self.part(".live-facts").await?.text().await
    }

    /// What a script finds in whose words `board` is the board's element. It
    /// calls `done` with it.
    pub async fn find(&self, script: &str) -> WebDriverResult<Value> {
        let script = format!(
            "const done = arguments[0];
            const board = document.getElementById('{}');
            const one = selector => board.querySelector(selector);
            const all = selector => [...board.querySelectorAll(selector)];
            {script}",
            self.id
        );
        let found = self.browser.execute_async(script, Vec::new()).await?;
        Ok(found.json().clone())
    }

    /// How many shapes of a class are drawn.
    pub async fn drawn(&self, class: &str) -> WebDriverResult<usize> {
        let selector = format!("#{} .live-surface .{class}", self.id);
        Ok(self.browser.find_all(By::Css(selector)).await?.len())
    }
}
