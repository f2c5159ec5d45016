//! Other people's text, such as names, remarks and the output of programs, made
//! harmless for the place where we show it.

/// A text in one line, without characters that move a cursor or turn a line
/// around.
pub fn line(text: &str) -> String {
    text.chars().map(visible).collect()
}

/// A text with its lines and tabs, but without other such characters: a page or an
/// error as a whole.
pub fn text(text: &str) -> String {
    let shown = |sign| match sign {
        '\n' | '\t' => sign,
        _ => visible(sign),
    };
    text.chars().map(shown).collect()
}

/// A cell that no spreadsheet takes for a formula, whatever it thinks ends a
/// cell: if it begins like one, it gets an apostrophe.
pub fn cell(text: &str) -> String {
    let mut safe = String::new();
    let mut begins = true;
    for sign in line(text).chars() {
        if begins && FORMULAS.contains(sign) {
            safe.push('\'');
        }
        begins = sign == ';' || begins && sign.is_whitespace();
        safe.push(sign);
    }
    safe
}

/// What a formula begins with, in a Japanese spreadsheet too.
const FORMULAS: &str = "=+-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}";

/// A character as it is, or a mark in place of one that shouldn't be there.
fn visible(sign: char) -> char {
    let hidden = matches!(
        sign,
        '\u{61c}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
            | '\u{fdd0}'..='\u{fdef}'
    ) || sign as u32 & 0xfffe == 0xfffe; // no character, and none to exchange
    if hidden || sign.is_control() {
        char::REPLACEMENT_CHARACTER
    } else {
        sign
    }
}

#[cfg(test)]
mod tests {
    use super::{cell, line};
    use pretty_assertions::assert_eq;

    #[test]
    fn no_name_writes_a_line_of_its_own_or_turns_one_around() {
        let name = "a\nb: 20 of 20\x1b[2J\0\r\u{202e}";
        assert_eq!(line(name), "a�b: 20 of 20�[2J���");
        assert_eq!(line("Zoë 王 O'Neil 🦀"), "Zoë 王 O'Neil 🦀");
        assert_eq!(line("a\u{fffe}b\u{1ffff}c\u{fdd0}"), "a�b�c�");
    }

    #[test]
    fn no_cell_is_a_formula_where_a_semicolon_ends_one() {
        assert_eq!(cell("=1+1"), "'=1+1");
        assert_eq!(cell("a;=1+1; @b"), "a;'=1+1; '@b");
        assert_eq!(cell("\u{ff1d}1+1"), "'\u{ff1d}1+1");
        assert_eq!(cell("Ann-Lee + 2"), "Ann-Lee + 2");
    }
}
