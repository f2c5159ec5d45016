//! The book's own search: what a reader types leads to the right page.

use super::browser::{until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// What is typed, and the page that must be among the first three found.
const WANTED: [(&str, &str); 30] = [
    ("AI", "where-next"),
    ("alpha-beta", "17-alpha-beta"),
    ("bitboard", "18-bitboards"),
    ("corner", "15-evaluation"),
    ("eight directions", "02-directions"),
    ("frontier", "15-evaluation"),
    ("GGF", "game-formats"),
    ("grade", "teaching"),
    ("heuristic", "glossary"),
    ("little-endian", "10-databases"),
    ("lookup table", "02-directions"),
    ("minimax", "14-minimax"),
    ("mobility", "15-evaluation"),
    ("mutable", "04-flipping"),
    ("negamax", "14-minimax"),
    ("outflank", "03-legal-moves"),
    ("perft", "06-whole-games"),
    ("property", "glossary"),
    ("recursion", "06-whole-games"),
    ("rubric", "teaching"),
    ("sandwich", "03-legal-moves"),
    ("seed", "glossary"),
    ("sentinel", "01-board"),
    ("snapshot", "01-board"),
    ("transcript", "06-whole-games"),
    ("TUI", "11-window"),
    ("two-dimensional", "01-board"),
    ("undo", "07-two-players"),
    ("wrap around", "02-directions"),
    ("WTHOR", "10-databases"),
];

/// What is typed, and the first two places that are found: what the glossary
/// says, and the section that explains it. None is code or an exercise.
const FIRST: [(&str, [&str; 2]); 2] = [
    (
        "bracket",
        ["glossary.html#bracket", "03-legal-moves.html#bracket"],
    ),
    (
        "perft",
        ["glossary.html#perft", "06-whole-games.html#perft"],
    ),
];

/// The first three places that are found, as the book's search asks for them.
const PLACES: &str = "
    const { index, search_options, doc_urls } = window.search;
    const loaded = elasticlunr.Index.load(index);
    return arguments[0].map(words => loaded.search(words, search_options).slice(0, 3)
        .map(({ ref }) => doc_urls[ref]))";

#[test]
fn a_word_leads_to_its_page() {
    with_browser(&[], |browser| async move {
        // This loads the index, and finds something itself.
        let search = format!("{}index.html?search=disc", site::address());
        browser.goto(search).await?;
        let found = By::Css("#mdbook-searchresults a");
        browser.query(found).first().await?;
        let found = async |words: Vec<&str>| {
            let found = browser.execute(PLACES, vec![json!(words)]).await?;
            found.convert::<Vec<Vec<String>>>()
        };
        let places = found(WANTED.iter().map(|(words, _)| *words).collect()).await?;
        let is_lost = |((_, page), places): &(&(&str, &str), Vec<String>)| {
            !places
                .iter()
                .any(|place| place.split(".html").next() == Some(page))
        };
        let lost: Vec<_> = WANTED.iter().zip(places).filter(is_lost).collect();
        assert!(lost.is_empty(), "{lost:#?}");
        let places = found(FIRST.iter().map(|(words, _)| *words).collect()).await?;
        for ((words, first), places) in FIRST.iter().zip(places) {
            assert_eq!(places[..2], *first, "{words}");
        }
        Ok(())
    });
}

/// The scripts of the search come when someone searches, by key or button,
/// and what is typed at once isn't lost.
#[test]
fn the_search_opens_by_key_and_by_button() {
    with_browser(&[], |browser| async move {
        for by_key in [true, false] {
            browser.goto(&site::page("04-flipping")).await?;
            let scripts = browser.query(By::Css("script[src*=searcher]"));
            scripts.not_exists().await?;
            if by_key {
                browser
                    .query(By::Css("body"))
                    .first()
                    .await?
                    .send_keys("/")
                    .await?
            } else {
                browser
                    .query(By::Id("mdbook-search-toggle"))
                    .first()
                    .await?
                    .click()
                    .await?
            }
            let bar = browser.query(By::Id("mdbook-searchbar"));
            let bar = bar.and_displayed().first().await?;
            bar.send_keys("perft").await?;
            let found = By::Css("#mdbook-searchresults a[href*=glossary]");
            browser.query(found).first().await?;
        }
        Ok(())
    });
}

/// The keyboard's first stop leads past the bar.
#[test]
fn the_first_stop_of_the_keyboard_leads_to_the_text() {
    with_browser(&[], |browser| async move {
        browser.goto(&site::page("04-flipping")).await?;
        let body = browser.query(By::Css("body")).first().await?;
        body.send_keys(Key::Tab.value().to_string()).await?;
        let skip = browser.active_element().await?;
        assert_eq!(skip.text().await?, "Skip to the text");
        skip.send_keys(Key::Enter.value().to_string()).await?;
        let focus = "return document.activeElement.id";
        let leads = until(async || {
            let focus = browser.execute(focus, Vec::new()).await?;
            Ok(focus.json() == "mdbook-content")
        });
        assert!(leads.await?, "the focus isn't on the text");
        Ok(())
    });
}
