use super::*;
use pretty_assertions::assert_eq;

const SQUARE: &str = r#"//! Squares.
//!
//! Sixty-four of them, and one more.

#![allow(dead_code)]

use std::fmt;
use std::fmt::Write as _;

// A square is its index:
// nothing else.
/// A square.
#[derive(Clone, Copy)]
pub struct Square(u8);

impl Square {
    /// Off the board.
    pub const OVERFLOW: Self = Self(64);

    /// The square of a column and a row.
    pub const fn at(column: u8, row: u8) -> Self {
        const WIDTH: u8 = 8;
        Self(row * WIDTH + column)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a1")
    }
}

thread_local! {
    static LAST: u8 = 0;
}

mod tests {
    fn at() {}
}
"#;

fn lines(selector: &str) -> LineRange {
    Source::parse(SQUARE).unwrap().find(selector).unwrap().lines
}

fn error(selector: &str) -> String {
    let source = Source::parse(SQUARE).unwrap();
    source.find(selector).unwrap_err().to_string()
}

#[test]
fn item_includes_comments_docs_and_attributes() {
    assert_eq!(lines("struct Square"), 10..=14);
}

#[test]
fn selector_is_start_of_signature() {
    assert_eq!(lines("use std::fmt"), 7..=7);
    assert_eq!(lines("use std::fmt::Write"), 8..=8);
    assert_eq!(lines("impl Square"), 16..=25);
    assert_eq!(lines("impl fmt::Display for Square"), 27..=31);
    assert_eq!(lines("thread_local!"), 33..=35);
}

#[test]
fn selects_docs_and_whole_file() {
    assert_eq!(lines("docs"), 1..=5);
    assert_eq!(lines("file"), 1..=39);
}

#[test]
fn selects_item_of_impl() {
    assert_eq!(lines("impl Square > const OVERFLOW"), 17..=18);
    assert_eq!(lines("impl Square > fn at"), 20..=24);
    assert_eq!(lines("impl Square > const fn at"), 20..=24);
}

#[test]
fn unknown_item_error_lists_items() {
    assert_eq!(
        error("impl Square > fn row"),
        "no item begins with `fn row`; there are: `const OVERFLOW` (line 17), `fn at` (line 20)"
    );
}

#[test]
fn ambiguous_selector_error_lists_matches() {
    assert_eq!(
        error("impl"),
        "`impl` names several items: `impl Square` (line 16), \
         `impl fmt::Display for Square` (line 27)"
    );
}

#[test]
fn selector_may_be_abbreviated() {
    assert_eq!(lines("impl Square > const OVER"), 17..=18);
    assert_eq!(lines("thread"), 33..=35);
}

#[test]
fn selector_at_line_names_innermost_item() {
    let source = Source::parse(SQUARE).unwrap();
    let selector = |line| source.selector_at(line);
    assert_eq!(selector(2).as_deref(), Some("docs"));
    assert_eq!(selector(21).as_deref(), Some("impl Square > fn at"));
    assert_eq!(selector(25).as_deref(), Some("impl Square"));
    assert_eq!(selector(32), None);
}

#[test]
fn syntax_error_has_line() {
    let error = Source::parse("fn a() {}\nfn {}\n").unwrap_err();
    assert!(error.to_string().starts_with("line 2 isn't Rust: "));
}
