//! Makes untrusted text, such as names, remarks and the output of programs, safe to show
//! on a terminal, in a page, or in a spreadsheet.

/// Replaces control characters, including line breaks, and characters that change the text
/// direction.
pub fn line(text: &str) -> String {
    text.chars().map(replace_unsafe).collect()
}

/// Replaces the same characters as [`line()`], except line breaks and tabs.
pub fn text(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '\n' | '\t' => c,
            _ => replace_unsafe(c),
        })
        .collect()
}

/// Sanitizes a text like [`line()`], and inserts an apostrophe where a spreadsheet would
/// take it for a formula: at the beginning and, because some spreadsheets split cells there,
/// after semicolons.
pub fn cell(text: &str) -> String {
    let mut safe = String::new();
    let mut is_at_start = true;
    for c in line(text).chars() {
        if is_at_start && FORMULA_STARTS.contains(c) {
            safe.push('\'');
        }
        is_at_start = c == ';' || is_at_start && c.is_whitespace();
        safe.push(c);
    }
    safe
}

/// The characters that begin a formula, including their full-width forms, which Japanese
/// spreadsheets accept.
const FORMULA_STARTS: &str = "=+-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}";

/// Returns the replacement character for a control character, a bidirectional formatting
/// character, a line or paragraph separator, or a noncharacter.
fn replace_unsafe(c: char) -> char {
    let is_noncharacter = matches!(c, '\u{fdd0}'..='\u{fdef}') || c as u32 & 0xfffe == 0xfffe;
    let is_separator_or_bidi = matches!(
        c,
        '\u{61c}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
    );
    if c.is_control() || is_separator_or_bidi || is_noncharacter {
        char::REPLACEMENT_CHARACTER
    } else {
        c
    }
}

#[cfg(test)]
mod tests {
    use super::{cell, line};
    use pretty_assertions::assert_eq;

    #[test]
    fn line_replaces_control_and_bidi_characters() {
        let name = "a\nb: 20 of 20\x1b[2J\0\r\u{202e}";
        assert_eq!(line(name), "a�b: 20 of 20�[2J���");
        assert_eq!(line("Zoë 王 O'Neil 🦀"), "Zoë 王 O'Neil 🦀");
        assert_eq!(line("a\u{fffe}b\u{1ffff}c\u{fdd0}"), "a�b�c�");
    }

    #[test]
    fn cell_escapes_formulas() {
        assert_eq!(cell("=1+1"), "'=1+1");
        assert_eq!(cell("a;=1+1; @b"), "a;'=1+1; '@b");
        assert_eq!(cell("\u{ff1d}1+1"), "'\u{ff1d}1+1");
        assert_eq!(cell("Ann-Lee + 2"), "Ann-Lee + 2");
    }
}
