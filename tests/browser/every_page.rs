//! The pages of the book, each one.

use super::common::browser::{errors, with_browser};
use super::site;
use std::collections::BTreeSet;
use thirtyfour::prelude::*;

/// The addresses, without the place in the page, that the page links to.
const LINKS: &str =
    "return [...document.links].map(link => link.href.split('#')[0])";

/// Every page that can be reached from the first one, link by link, comes up
/// without an error in the console; a page or file that is missing is one.
#[test]
fn every_page_comes_up_without_an_error() {
    let home = site::address().to_owned();
    with_browser(&[], |browser| async move {
        let mut seen = BTreeSet::new();
        let mut waiting = vec![home.clone()];
        while let Some(page) = waiting.pop() {
            if page.starts_with(&home) && seen.insert(page.clone()) {
                browser.goto(&page).await?;
                let wrong = errors(&browser).await?;
                assert!(wrong.is_empty(), "{page}: {wrong:#?}");
                waiting.extend(links(&browser).await?);
            }
        }
        assert!(seen.len() > 1, "the first page links to nothing");
        Ok(())
    });
}

async fn links(browser: &WebDriver) -> WebDriverResult<Vec<String>> {
    browser.execute(LINKS, Vec::new()).await?.convert()
}
