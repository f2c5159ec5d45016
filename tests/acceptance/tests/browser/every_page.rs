//! The pages of the book, each one.

use super::browser::{cdp, errors, until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use std::collections::BTreeSet;
use thirtyfour::prelude::*;

/// The addresses, without the place in the page, that the page links to.
const LINKS: &str = "return [...document.links].map(link => link.href.split('#')[0])";

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

/// Who measures a box after changing another has the browser style the whole page.
#[test]
fn a_page_is_styled_a_few_times_and_not_for_each_box() {
    with_browser(&[], |browser| async move {
        cdp(&browser, "Performance.enable", json!({})).await?;
        browser
            .goto(format!("{}21-engine.html", site::address()))
            .await?;
        let wide = By::Css("pre > code[tabindex='0']");
        browser.query(wide).first().await?;
        let metrics = "Performance.getMetrics";
        let metrics = browser.cdp().send_raw(metrics, json!({})).await?;
        let metrics = metrics["metrics"].as_array().unwrap();
        let styles = metrics
            .iter()
            .find(|metric| metric["name"] == "RecalcStyleCount");
        let styles = styles.unwrap()["value"].as_f64().unwrap();
        assert!(styles < 50.0, "{styles} times");
        Ok(())
    });
}

/// The arrows turn the page, but not when they have code to scroll.
#[test]
fn wide_code_scrolls_by_the_keyboard_and_the_page_stays() {
    with_browser(&[], |browser| async move {
        browser.set_window_rect(0, 0, 500, 700).await?;
        let page = format!("{}01-board.html", site::address());
        browser.goto(&page).await?;
        let wide = By::Css("pre > code[tabindex='0']");
        let wide = browser.query(wide).first().await?;
        let shadow = "return getComputedStyle(arguments[0]).backgroundImage";
        let shadow = browser.execute(shadow, vec![wide.to_json()?]).await?;
        assert!(shadow.json().as_str().unwrap().contains("gradient"));
        wide.focus().await?;
        for _ in 0..3 {
            wide.send_keys(Key::Right.value().to_string()).await?;
        }
        let scrolled = "return document.activeElement.scrollLeft > 0";
        let has_scrolled = until(async || {
            let scrolled = browser.execute(scrolled, Vec::new()).await?;
            Ok(scrolled.json() == true)
        });
        assert!(has_scrolled.await?, "nothing scrolled");
        assert_eq!(browser.current_url().await?.as_str(), page);
        Ok(())
    });
}
