//! The book's own search: what a reader types leads to the right page.

use super::browser::with_browser;
use super::site;
use serde_json::json;
use thirtyfour::prelude::*;

/// What is typed, and the page that must be among the first three found.
const WANTED: [(&str, &str); 30] = [
    ("AI", "where-next"),
    ("alpha-beta", "where-next"),
    ("bitboard", "where-next"),
    ("corner", "11-minimax"),
    ("eight directions", "02-directions"),
    ("frontier", "11-minimax"),
    ("GGF", "07-records"),
    ("grade", "teaching"),
    ("heuristic", "09-tic-tac-toe"),
    ("little-endian", "07-records"),
    ("lookup table", "02-directions"),
    ("minimax", "11-minimax"),
    ("mobility", "11-minimax"),
    ("mutable", "04-flipping"),
    ("negamax", "11-minimax"),
    ("outflank", "03-legal-moves"),
    ("perft", "05-end-of-game"),
    ("property", "05-end-of-game"),
    ("recursion", "09-tic-tac-toe"),
    ("rubric", "teaching"),
    ("sandwich", "03-legal-moves"),
    ("seed", "09-tic-tac-toe"),
    ("sentinel", "02-directions"),
    ("snapshot", "01-board"),
    ("transcript", "05-end-of-game"),
    ("TUI", "08-window"),
    ("two-dimensional", "01-board"),
    ("undo", "06-two-players"),
    ("wrap around", "02-directions"),
    ("WTHOR", "07-records"),
];

/// The first three pages that are found, as the book's search asks for them.
const FOUND: &str = "
    const { index, search_options, doc_urls } = window.search;
    const loaded = elasticlunr.Index.load(index);
    return arguments[0].map(words =>
        loaded.search(words, search_options).slice(0, 3)
            .map(({ ref }) => doc_urls[ref].split('.html')[0]))";

#[test]
fn a_word_leads_to_its_page() {
    with_browser(&[], |browser| async move {
        // This loads the index, and finds something itself.
        let search = format!("{}index.html?search=disc", site::address());
        browser.goto(search).await?;
        let found = By::Css("#mdbook-searchresults a");
        browser.query(found).first().await?;
        let words: Vec<_> = WANTED.iter().map(|(words, _)| *words).collect();
        let found = browser.execute(FOUND, vec![json!(words)]).await?;
        let found: Vec<Vec<String>> = found.convert()?;
        let lost: Vec<_> = WANTED
            .iter()
            .zip(found)
            .filter(|((_, page), found)| !found.iter().any(|it| it == page))
            .collect();
        assert!(lost.is_empty(), "{lost:#?}");
        Ok(())
    });
}
