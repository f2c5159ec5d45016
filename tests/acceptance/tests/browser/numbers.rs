//! Numbers and switches in the text, which change the command below them.

use super::browser::{cdp, evaluate, wait_until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// Returns the output of the first transcript after the first number.
const OUTPUT: &str = "
    const number = document.querySelector('data[role=slider]');
    const next = [...document.querySelectorAll('othellier-transcript')].find(transcript =>
        number.compareDocumentPosition(transcript) & Node.DOCUMENT_POSITION_FOLLOWING);
    return next.querySelector('.command-output').textContent";

#[test]
fn number_changes_by_keyboard_and_by_dragging() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page_url("14-minimax")).await?;
        let number = browser.find(By::Css("data[role=slider]")).await?;
        assert_eq!(number.text().await?, "four");
        let before = evaluate(&browser, OUTPUT).await?;
        number.send_keys(Key::Left).await?;
        assert_eq!(number.text().await?, "3");
        assert_eq!(number.attr("aria-valuenow").await?.as_deref(), Some("3"));
        let has_changed = async || Ok(evaluate(&browser, OUTPUT).await? != before);
        assert!(wait_until(has_changed).await?);
        browser
            .action_chain()
            .drag_and_drop_element_by_offset(&number, -24, 0)
            .perform()
            .await?;
        assert_eq!(number.text().await?, "1");
        Ok(())
    });
}

/// Returns the numbers and switches of the page that don't read what their command says.
/// Without the argument, the command means the book's number, and "with".
const CONTRADICTED_BY_COMMAND: &str = "
    const transcripts = [...document.querySelectorAll('othellier-transcript')];
    const handles = [...document.querySelectorAll('main data.handle')];
    return handles.filter(data => {
        const { line } = transcripts.find(transcript =>
            data.compareDocumentPosition(transcript) & Node.DOCUMENT_POSITION_FOLLOWING)
            .commands[0];
        const words = line.value.split(data.dataset.of + ' ');
        const isSwitch = data.role === 'switch';
        return isSwitch ? words.length > 1 !== (data.value === 'without')
            : words.length > 1 && words[1].split(' ')[0] !== data.getAttribute('aria-valuenow');
    }).map(data => data.outerHTML)";

#[test]
fn numbers_begin_as_in_their_command() {
    with_browser(&[], |browser| async move {
        let mut count = 0;
        for page in site::page_files() {
            browser.goto(format!("{}{page}", site::base_url())).await?;
            let contradicted = evaluate(&browser, CONTRADICTED_BY_COMMAND).await?;
            assert_eq!(contradicted, json!([]), "{page}");
            count += browser.find_all(By::Css("data.handle")).await?.len();
        }
        assert!(count > 10, "only {count} handles");
        Ok(())
    });
}

/// A reader may have typed another argument.
#[test]
fn number_changes_its_own_argument_only() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page_url("own-search")).await?;
        let type_depth = "
            const { line } = document.querySelector('othellier-transcript').commands[0];
            line.value = 'cargo run -p own-search -- --depth 6'";
        evaluate(&browser, type_depth).await?;
        let cut = browser.find(By::Css("data[data-of='--cut']")).await?;
        cut.send_keys(Key::Right).await?;
        let line = browser
            .find(By::Css("othellier-transcript .command-line input"))
            .await?;
        let command = "cargo run -p own-search -- --depth 6 --cut 1.5";
        assert_eq!(line.prop("value").await?.as_deref(), Some(command));
        Ok(())
    });
}

/// Moves a finger from the center of an element sideways, in steps of eight pixels.
async fn swipe(browser: &WebDriver, element: &WebElement, distance: i32) -> WebDriverResult<()> {
    element.scroll_into_view().await?;
    let center = "
        const { x, y, width, height } = arguments[0].getBoundingClientRect();
        return [x + width / 2, y + height / 2]";
    let center = browser.execute(center, vec![element.to_json()?]).await?;
    let (x, y): (f64, f64) = center.convert()?;
    let touch = async |kind: &str, points: serde_json::Value| {
        let event = json!({ "type": kind, "touchPoints": points });
        cdp(browser, "Input.dispatchTouchEvent", event).await
    };
    touch("touchStart", json!([{ "x": x, "y": y }])).await?;
    for moved in (1..=distance.abs() / 8).map(|step| f64::from(8 * step * distance.signum())) {
        touch("touchMove", json!([{ "x": x + moved, "y": y }])).await?;
    }
    touch("touchEnd", json!([])).await
}

#[test]
fn number_follows_a_finger() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page_url("own-search")).await?;
        let number = browser.find(By::Css("data[data-of='--cut']")).await?;
        let in_listing = browser.find(By::Css("pre .handle")).await?;
        swipe(&browser, &number, -96).await?;
        assert_eq!(number.text().await?, "0.6");
        swipe(&browser, &in_listing, 96).await?;
        assert_eq!(number.text().await?, "1.4");
        Ok(())
    });
}

#[test]
fn three_variants_bring_advice_about_luck() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page_url("15-evaluation")).await?;
        let number = browser.find(By::Css("data[data-of='--corner']")).await?;
        for tried in 1..=3 {
            number.send_keys(Key::Right).await?;
            let is_listed =
                async || Ok(browser.find_all(By::Css(".tried li")).await?.len() == tried);
            assert!(wait_until(is_listed).await?, "{tried}");
        }
        let advice = browser.find(By::Css(".tried-advice")).await?.text().await?;
        assert!(advice.contains("You've tried 3."), "{advice}");
        Ok(())
    });
}

#[test]
fn switch_and_number_in_listing_change_the_command() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page_url("own-search")).await?;
        let line = browser
            .find(By::Css("othellier-transcript .command-line input"))
            .await?;
        let order = browser
            .find(By::Css("data[data-of='--without order']"))
            .await?;
        order.send_keys(" ").await?;
        assert_eq!(order.text().await?, "without");
        assert_eq!(order.attr("aria-checked").await?.as_deref(), Some("true"));
        let cut = browser.find(By::Css("pre .handle")).await?;
        cut.send_keys(Key::Right).await?;
        let command = "cargo run -p own-search -- --depth 4 --without order --cut 1.5";
        assert_eq!(line.prop("value").await?.as_deref(), Some(command));
        order.click().await?;
        browser
            .action_chain()
            .drag_and_drop_element_by_offset(&cut, -120, 0)
            .perform()
            .await?;
        assert_eq!(cut.text().await?, "0.5");
        let number_in_text = browser.find(By::Css("data[data-of='--cut']")).await?;
        assert_eq!(number_in_text.text().await?, "0.5");
        Ok(())
    });
}
