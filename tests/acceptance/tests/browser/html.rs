//! Validation of the HTML of all pages.
//!
//! html5ever, the parser of Servo, reports what a browser would have to repair, such as a
//! stray end tag or a link in a link. Rules that a parser doesn't know are selectors here.

use super::site;
use html5ever::tendril::TendrilSink as _;
use html5ever::tokenizer::TokenizerOpts;
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{ParseOpts, parse_document};
use scraper::{Html, HtmlTreeSink, Selector};
use std::collections::{BTreeMap, HashSet};

/// Selectors of elements that may not be where they are.
const MISPLACED: [&str; 5] = [
    ":is(ul, ol) > :not(li, script, template)",
    "dl > :not(dt, dd, div, script, template)",
    ":is(p, span, em, strong, code, kbd, label, button, h1, h2, h3, h4) \
     :is(p, div, ul, ol, dl, table, pre, figure, section, aside, blockquote, h1, h2, h3, h4)",
    ":is(a, button) :is(a, button, input, select, [tabindex])",
    "[id=''], [href=''], img:not([alt])",
];

/// Returns the mistakes in a page, each with its count.
fn mistakes(page: &str) -> BTreeMap<String, usize> {
    let options = ParseOpts {
        tokenizer: TokenizerOpts {
            exact_errors: true,
            ..TokenizerOpts::default()
        },
        tree_builder: TreeBuilderOpts {
            exact_errors: true,
            ..TreeBuilderOpts::default()
        },
    };
    let sink = HtmlTreeSink::new(Html::new_document());
    let document = parse_document(sink, options).one(page);
    let mut mistakes = BTreeMap::new();
    let mut add = |mistake: String| *mistakes.entry(mistake).or_default() += 1;
    for error in &document.errors {
        add(error.to_string());
    }
    for selector in MISPLACED {
        for element in document.select(&Selector::parse(selector).unwrap()) {
            let html = element.html();
            let start: String = html.chars().take(80).collect();
            add(format!("misplaced: {start}"));
        }
    }
    let mut ids = HashSet::new();
    for element in document.select(&Selector::parse("[id]").unwrap()) {
        if let Some(id) = element.attr("id").filter(|id| !ids.insert(*id)) {
            add(format!("the id {id} again"));
        }
    }
    mistakes
}

#[test]
fn pages_are_valid_html() {
    let other_pages = ["print.html", "404.html"].map(str::to_owned);
    let mut invalid = BTreeMap::new();
    for page in site::page_files().into_iter().chain(other_pages) {
        let mistakes = mistakes(&site::read(&page));
        if !mistakes.is_empty() {
            invalid.insert(page, mistakes);
        }
    }
    assert!(invalid.is_empty(), "{invalid:#?}");
}

#[test]
fn validator_finds_mistakes() {
    let valid = "<!DOCTYPE html><html lang=\"en\"><title>a</title><ul><li>b</li></ul></html>";
    assert!(mistakes(valid).is_empty(), "{:?}", mistakes(valid));
    for invalid in [
        "</li>",
        "<a href=\"b\">b<a href=\"c\">c</a></a>",
        "<a href=\"b\"><button>c</button></a>",
        "<p id=\"b\"></p><p id=\"b\"></p>",
        "<p><div>b</div></p>",
        "<b><i>b</b></i>",
        "<span><ul><li>b</li></ul></span>",
        "<ul><p>b</p></ul>",
        "<table>b</table>",
        "<p class=\"b\" class=\"c\">b</p>",
    ] {
        let page = valid.replace("<ul>", &format!("{invalid}<ul>"));
        assert!(!mistakes(&page).is_empty(), "{invalid}");
    }
}
