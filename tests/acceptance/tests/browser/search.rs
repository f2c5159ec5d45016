//! The book's search.

use super::browser::{evaluate, wait_until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// Queries, each with a page that must be among the first three results.
const EXPECTED_PAGES: [(&str, &str); 30] = [
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

/// Queries, each with its first two results: the glossary, and the section that explains
/// the term.
const FIRST_RESULTS: [(&str, [&str; 2]); 2] = [
    (
        "bracket",
        ["glossary.html#bracket", "03-legal-moves.html#bracket"],
    ),
    (
        "perft",
        ["glossary.html#perft", "06-whole-games.html#perft"],
    ),
];

/// Returns the addresses of the first three results of each query, with the options of the
/// book's search.
const SEARCH: &str = "
    const { index, search_options, doc_urls } = window.search;
    const searchIndex = elasticlunr.Index.load(index);
    return arguments[0].map(query => searchIndex.search(query, search_options).slice(0, 3)
        .map(({ ref }) => doc_urls[ref]))";

#[test]
fn queries_find_their_pages() {
    with_browser(&[], |browser| async move {
        // The address starts a search, which loads the index.
        browser
            .goto(format!("{}index.html?search=disc", site::base_url()))
            .await?;
        let result = By::Css("#mdbook-searchresults a");
        browser.query(result).first().await?;
        let search = async |queries: Vec<&str>| {
            let results = browser.execute(SEARCH, vec![json!(queries)]).await?;
            results.convert::<Vec<Vec<String>>>()
        };
        let results = search(EXPECTED_PAGES.iter().map(|(query, _)| *query).collect()).await?;
        let is_missing = |((_, page), results): &(&(&str, &str), Vec<String>)| {
            !results
                .iter()
                .any(|address| address.split(".html").next() == Some(page))
        };
        let missing: Vec<_> = EXPECTED_PAGES
            .iter()
            .zip(results)
            .filter(is_missing)
            .collect();
        assert!(missing.is_empty(), "{missing:#?}");
        let results = search(FIRST_RESULTS.iter().map(|(query, _)| *query).collect()).await?;
        for ((query, expected), results) in FIRST_RESULTS.iter().zip(results) {
            assert_eq!(results[..2], *expected, "{query}");
        }
        Ok(())
    });
}

/// The scripts are loaded on demand, and text that is typed meanwhile isn't lost.
#[test]
fn search_opens_by_key_and_by_button() {
    with_browser(&[], |browser| async move {
        for by_key in [true, false] {
            browser.goto(&site::page_url("04-flipping")).await?;
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
            let result = By::Css("#mdbook-searchresults a[href*=glossary]");
            browser.query(result).first().await?;
        }
        Ok(())
    });
}

#[test]
fn first_tab_stop_skips_to_the_text() {
    with_browser(&[], |browser| async move {
        browser.goto(&site::page_url("04-flipping")).await?;
        let body = browser.query(By::Css("body")).first().await?;
        body.send_keys(Key::Tab.value().to_string()).await?;
        let skip = browser.active_element().await?;
        assert_eq!(skip.text().await?, "Skip to the text");
        skip.send_keys(Key::Enter.value().to_string()).await?;
        let focused_id = "return document.activeElement.id";
        let is_focused = async || Ok(evaluate(&browser, focused_id).await? == "mdbook-content");
        assert!(wait_until(is_focused).await?, "the focus isn't on the text");
        Ok(())
    });
}
