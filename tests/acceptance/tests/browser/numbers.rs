//! Numbers in sentences that can be dragged, and what they run.

use super::browser::{until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use thirtyfour::prelude::*;

/// What the first transcript behind the first number shows.
const OUTPUT: &str = "
    const number = document.querySelector('data[role=slider]');
    const behind = [...document.querySelectorAll('othellier-transcript')].find(other =>
        number.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    return behind.querySelector('.command-output').textContent";

#[test]
fn a_number_changes_its_command_by_keyboard_and_by_dragging() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page("14-minimax")).await?;
        let number = browser.find(By::Css("data[role=slider]")).await?;
        assert_eq!(number.text().await?, "four");
        let before = browser.execute(OUTPUT, Vec::new()).await?.json().clone();
        number.send_keys(Key::Left).await?;
        assert_eq!(number.text().await?, "3");
        assert_eq!(number.attr("aria-valuenow").await?.as_deref(), Some("3"));
        let changes = async || Ok(*browser.execute(OUTPUT, Vec::new()).await?.json() != before);
        assert!(until(changes).await?);
        browser
            .action_chain()
            .drag_and_drop_element_by_offset(&number, -24, 0)
            .perform()
            .await?;
        assert_eq!(number.text().await?, "1");
        Ok(())
    });
}

#[test]
fn whoever_tries_three_variants_hears_of_the_luckiest() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page("15-evaluation")).await?;
        let number = browser.find(By::Css("data[data-of='--corner']")).await?;
        for tried in 1..=3 {
            number.send_keys(Key::Right).await?;
            let rows = async || Ok(browser.find_all(By::Css(".tried li")).await?.len() == tried);
            assert!(until(rows).await?, "{tried}");
        }
        let advice = browser.find(By::Css(".tried-advice")).await?.text().await?;
        assert!(advice.contains("You've tried 3."), "{advice}");
        Ok(())
    });
}

#[test]
fn a_switch_and_a_number_in_a_listing_change_their_command() {
    with_browser(&[], |browser| async move {
        browser.goto(site::page("own-search")).await?;
        let line = browser
            .find(By::Css("othellier-transcript .command-line input"))
            .await?;
        let says = async || line.prop("value").await;
        let order = browser
            .find(By::Css("data[data-of='--without order']"))
            .await?;
        order.send_keys(" ").await?;
        assert_eq!(order.text().await?, "without");
        assert_eq!(order.attr("aria-checked").await?.as_deref(), Some("true"));
        let cut = browser.find_all(By::Css("pre .handle")).await?.remove(1);
        cut.send_keys(Key::Right).await?;
        let all = "cargo run -p own-search -- --depth 12 --without order --cut 1.5";
        assert_eq!(says().await?.as_deref(), Some(all));
        order.click().await?;
        browser
            .action_chain()
            .drag_and_drop_element_by_offset(&cut, -120, 0)
            .perform()
            .await?;
        assert_eq!(cut.text().await?, "0.5");
        let both = browser
            .find(By::Css("data[data-of='--cut']"))
            .await?
            .text()
            .await?;
        assert_eq!(both, "0.5");
        Ok(())
    });
}
