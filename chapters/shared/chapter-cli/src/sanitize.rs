/// The number of characters to which a text is cut.
const MAX_LENGTH: usize = 1_000;

/// Makes a text from an untrusted source safe for a line on a terminal:
/// replaces control characters, line separators and changes of the writing
/// direction by `\u{fffd}`, and cuts a long text.
pub fn sanitize(text: &str) -> String {
    let is_harmful = |c: char| {
        let is_separator_or_direction = matches!(
            c,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
        );
        is_separator_or_direction || c.is_control()
    };
    let cut = match text.char_indices().nth(MAX_LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    };
    cut.replace(is_harmful, "\u{fffd}")
}
