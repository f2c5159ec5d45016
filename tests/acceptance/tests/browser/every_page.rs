//! The pages of the book, each one.

use super::browser::{cdp, errors, found_later, until, with_browser};
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
        browser.goto(site::page("24-engine")).await?;
        let wide = By::Css("pre > code[tabindex='0']");
        browser.query(wide).first().await?;
        let metrics = "Performance.getMetrics";
        let metrics = browser.cdp().send_raw(metrics, json!({})).await?;
        let metrics = metrics["metrics"].as_array().unwrap();
        let styles = metrics.iter().find(|metric| metric["name"] == "RecalcStyleCount");
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
        let page = site::page("01-board");
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

/// Opens what can be opened on a page, and then presses an arrow in all that takes
/// keys. Returns where the key went on to what turns the page.
const REACHED: &str = "
    const [done] = arguments;
    const find = name => document.querySelector(`main ${name}`);
    const wait = async holds => {
        while (!holds()) await new Promise(next => setTimeout(next, 5));
    };
    const all = async () => {
        const [transcript, steps, view] =
            ['othellier-transcript', 'othellier-steps[data-traced]', 'othellier-window'].map(find);
        transcript.runs.click();
        steps?.button.click();
        view?.starts.click();
        await wait(() => !transcript.runs.hidden);
        await wait(() => !steps || steps.panel);
        await wait(() => !view || view.classList.contains('alive'));
        const reached = [];
        document.querySelector('.page').addEventListener('keydown', event => {
            event.stopPropagation();
            reached.push(event.target.outerHTML);
        });
        for (const taker of document.querySelectorAll('main :is([tabindex], button, input, select)'))
            if (!taker.matches('.clip-button, .exercise-done input'))
                taker.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        return reached;
    };
    all().then(done)";

#[test]
fn no_key_turns_the_page_where_something_else_takes_it() {
    with_browser(&[], |browser| async move {
        for page in ["03-legal-moves", "12-connect-four", "23-learning"] {
            let page = format!("{page}.html");
            site::unfolded(&browser, &page).await?;
            assert_eq!(found_later(&browser, REACHED).await?, json!([]), "{page}");
        }
        Ok(())
    });
}

/// A server shows the same page at any address that is missing.
#[test]
fn from_any_depth_the_missing_page_leads_home() {
    with_browser(&[], |browser| async move {
        let home = site::address();
        for missing in ["nothing", "no/such/page.html", "a/b/c/"] {
            browser.goto(format!("{home}{missing}")).await?;
            let link = "return document.querySelector('a').href";
            let is_home = until(async || {
                let link = browser.execute(link, Vec::new()).await?;
                Ok(link.json() == home)
            });
            assert!(is_home.await?, "{missing}");
        }
        errors(&browser).await.map(drop)
    });
}
