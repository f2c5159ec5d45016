//! All interactive elements of every page, and the keyboard.

use super::browser::{
    cdp, evaluate, evaluate_async, take_console_errors, wait_until, with_browser,
};
use super::{commands, live_boards, site, steps, windows};
use pretty_assertions::assert_eq;
use serde_json::json;
use std::collections::BTreeSet;
use thirtyfour::prelude::*;

/// On each page, starts the boards, steps through the functions, runs the commands and
/// opens the windows. The console must have no errors, such as missing files. One test
/// does it all, because loading a page takes as long as most of these checks.
#[test]
fn interactive_elements_work_on_every_page() {
    with_browser(&[], |browser| async move {
        let (mut functions, mut windows) = (BTreeSet::new(), 0);
        for page in site::page_files() {
            live_boards::wake_all(&browser, &page).await?;
            functions.extend(steps::walk_all(&browser, &page).await?);
            commands::run_all(&browser, &page).await?;
            let url = format!("{}{page}", site::base_url());
            windows += windows::open_all(&browser, &url).await?;
            let errors = take_console_errors(&browser).await?;
            assert!(errors.is_empty(), "{page}: {errors:#?}");
        }
        assert_eq!(functions.len(), 14, "{functions:?}");
        assert!(windows > 3, "only {windows} windows");
        Ok(())
    });
}

/// A script that alternates between changing and measuring elements would force a style
/// recalculation for each.
#[test]
fn loading_recalculates_styles_a_few_times() {
    with_browser(&[], |browser| async move {
        cdp(&browser, "Performance.enable", json!({})).await?;
        browser.goto(site::page_url("24-engine")).await?;
        let wide_code = By::Css("pre > code[tabindex='0']");
        browser.query(wide_code).first().await?;
        let metrics = browser
            .cdp()
            .send_raw("Performance.getMetrics", json!({}))
            .await?;
        let recalculations = metrics["metrics"]
            .as_array()
            .unwrap()
            .iter()
            .find(|metric| metric["name"] == "RecalcStyleCount")
            .and_then(|metric| metric["value"].as_f64())
            .unwrap();
        assert!(recalculations < 50.0, "{recalculations} recalculations");
        Ok(())
    });
}

#[test]
fn arrow_keys_scroll_wide_code_without_turning_the_page() {
    with_browser(&[], |browser| async move {
        browser.set_window_rect(0, 0, 500, 700).await?;
        let page = site::page_url("01-board");
        browser.goto(&page).await?;
        let wide_code = browser
            .query(By::Css("pre > code[tabindex='0']"))
            .first()
            .await?;
        let background = "return getComputedStyle(arguments[0]).backgroundImage";
        let background = browser
            .execute(background, vec![wide_code.to_json()?])
            .await?;
        assert!(background.json().as_str().unwrap().contains("gradient"));
        wide_code.focus().await?;
        for _ in 0..3 {
            wide_code.send_keys(Key::Right.value().to_string()).await?;
        }
        let is_scrolled = "return document.activeElement.scrollLeft > 0";
        let has_scrolled = async || Ok(evaluate(&browser, is_scrolled).await? == true);
        assert!(wait_until(has_scrolled).await?, "nothing scrolled");
        assert_eq!(browser.current_url().await?.as_str(), page);
        Ok(())
    });
}

/// Defines functions that start a transcript, a step panel and a window, and find all
/// elements of the page that can have the focus.
const DEFINE_START_ALL: &str = "
    const find = name => document.querySelector(`main ${name}`);
    const waitFor = async condition => {
        while (!condition()) await new Promise(next => setTimeout(next, 5));
    };
    const startAll = async () => {
        const [transcript, steps, view] =
            ['othellier-transcript', 'othellier-steps[data-traced]', 'othellier-window'].map(find);
        transcript?.runs.click();
        steps?.button.click();
        view?.starts.click();
        await waitFor(() => !transcript?.runs.hidden);
        await waitFor(() => !steps || steps.panel);
        await waitFor(() => !view || view.classList.contains('alive'));
    };
    const focusable = () =>
        document.querySelectorAll('main :is([tabindex], button, input, select)');";

/// Presses an arrow key in all elements that can have the focus. Returns those from which
/// the key reaches the code that turns the page.
const PRESS_ARROW_EVERYWHERE: &str = "
    const [done] = arguments;
    const pressAll = async () => {
        await startAll();
        const reached = [];
        document.querySelector('.page').addEventListener('keydown', event => {
            event.stopPropagation();
            reached.push(event.target.outerHTML);
        });
        for (const element of focusable())
            if (!element.matches('.clip-button, .exercise-done input'))
                element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        return reached;
    };
    pressAll().then(done)";

#[test]
fn arrow_keys_in_interactive_elements_do_not_turn_the_page() {
    with_browser(&[], |browser| async move {
        for page in ["03-legal-moves", "12-connect-four", "23-learning"] {
            let page = format!("{page}.html");
            site::open_unfolded(&browser, &page).await?;
            assert_eq!(
                evaluate_async(
                    &browser,
                    &format!("{DEFINE_START_ALL}{PRESS_ARROW_EVERYWHERE}")
                )
                .await?,
                json!([]),
                "{page}"
            );
        }
        Ok(())
    });
}

/// Returns the elements with code, output or a board that a browser would translate, and
/// the captions that it wouldn't.
const TRANSLATED_WRONGLY: &str = "
    const isTranslated = element =>
        element.closest('[translate]')?.getAttribute('translate') !== 'no';
    const code = 'pre, code, kbd, samp, .command-terminal, .window-screen, .window-log, .steps-board, '
        + '.steps-variables, .live-grid, othellier-board, othellier-window, .hero-game[data-game]';
    const find = selector => [...document.querySelectorAll(selector)];
    const wrong = [...find(code).filter(isTranslated),
        ...find('figcaption, main p, h1').filter(element => !isTranslated(element)
            && !element.closest('othellier-board, othellier-window, .hero-game'))];
    return wrong.map(({ outerHTML }) => outerHTML.slice(0, 100))";

#[test]
fn translation_leaves_code_and_boards_alone() {
    with_browser(&[], |browser| async move {
        for page in ["03-legal-moves.html", "12-connect-four.html"] {
            site::open_unfolded(&browser, page).await?;
            let start = format!("{DEFINE_START_ALL} startAll().then(arguments[0])");
            evaluate_async(&browser, &start).await?;
            assert_eq!(
                evaluate(&browser, TRANSLATED_WRONGLY).await?,
                json!([]),
                "{page}"
            );
        }
        let print = "print.html".to_owned();
        for page in site::page_files().into_iter().chain([print]) {
            browser.goto(format!("{}{page}", site::base_url())).await?;
            assert_eq!(
                evaluate(&browser, TRANSLATED_WRONGLY).await?,
                json!([]),
                "{page}"
            );
        }
        Ok(())
    });
}

/// Presses keys with Alt, Meta, Ctrl, and Ctrl with Alt, in all elements that can have the
/// focus. Returns the keys that the page keeps from the browser, except for Ctrl+Home and
/// Ctrl+End on a board, which go to its corners, and Ctrl+D, which ends a program's input.
const PRESS_SHORTCUTS_EVERYWHERE: &str = "
    const [done] = arguments;
    const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp',
        'PageDown', 'Enter', ' ', 'Escape', 'd', 'n', 's', '/'];
    const MODIFIERS = [['altKey'], ['metaKey'], ['ctrlKey'], ['ctrlKey', 'altKey']];
    const isOurs = (element, key, modifiers) => String(modifiers) === 'ctrlKey'
        && (element.closest('.live-grid') && ['Home', 'End'].includes(key)
            || element.closest('.command-output') && key === 'd');
    const pressAll = async () => {
        await startAll();
        const kept = new Set();
        for (const element of focusable())
            for (const key of KEYS) for (const modifiers of MODIFIERS) {
                const pressed = Object.fromEntries(modifiers.map(name => [name, true]));
                const event = { key, ...pressed, bubbles: true, cancelable: true };
                const isKept = !element.dispatchEvent(new KeyboardEvent('keydown', event));
                if (isKept && !isOurs(element, key, modifiers))
                    kept.add(`${modifiers} ${key} in ${element.parentElement.closest('[class]').className}`);
            }
        return [...kept];
    };
    pressAll().then(done)";

#[test]
fn shortcuts_are_left_to_the_browser() {
    with_browser(&[], |browser| async move {
        let pages = [
            "03-legal-moves",
            "12-connect-four",
            "14-minimax",
            "own-search",
        ];
        for page in pages {
            let page = format!("{page}.html");
            site::open_unfolded(&browser, &page).await?;
            assert_eq!(
                evaluate_async(
                    &browser,
                    &format!("{DEFINE_START_ALL}{PRESS_SHORTCUTS_EVERYWHERE}")
                )
                .await?,
                json!([]),
                "{page}"
            );
        }
        Ok(())
    });
}

/// A server responds with the same page for all missing addresses.
#[test]
fn not_found_page_links_home_from_any_depth() {
    with_browser(&[], |browser| async move {
        let base_url = site::base_url();
        for missing in ["nothing", "no/such/page.html", "a/b/c/"] {
            browser.goto(format!("{base_url}{missing}")).await?;
            let first_link = "return document.querySelector('a').href";
            let leads_home = async || Ok(evaluate(&browser, first_link).await? == base_url);
            assert!(wait_until(leads_home).await?, "{missing}");
        }
        take_console_errors(&browser).await.map(drop)
    });
}
