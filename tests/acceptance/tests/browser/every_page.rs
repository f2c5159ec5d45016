//! The pages of the book, each one.

use super::browser::{cdp, errors, found_later, until, with_browser};
use super::{commands, live, site, steps, windows};
use pretty_assertions::assert_eq;
use serde_json::json;
use std::collections::BTreeSet;
use thirtyfour::prelude::*;

/// The boards of each page wake where room was left for them, its listings step, its
/// commands print what the book says, and its windows open. Then there's no error in
/// the console; a script or a picture that is missing would be one. A page is loaded
/// once for all of that, since loading it takes as long as most of what's tried.
#[test]
fn all_that_is_on_a_page_works() {
    with_browser(&[], |browser| async move {
        let (mut functions, mut windows) = (BTreeSet::new(), 0);
        for page in site::pages() {
            live::wake_all(&browser, &page).await?;
            functions.extend(steps::walk(&browser, &page).await?);
            commands::run_all(&browser, &page).await?;
            let address = format!("{}{page}", site::address());
            windows += windows::open_all(&browser, &address).await?;
            let wrong = errors(&browser).await?;
            assert!(wrong.is_empty(), "{page}: {wrong:#?}");
        }
        assert_eq!(functions.len(), 14, "{functions:?}");
        assert!(windows > 3, "there are only {windows}");
        Ok(())
    });
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
