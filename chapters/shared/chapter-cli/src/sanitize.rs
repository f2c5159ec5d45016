/// We show at most this many characters of a text.
const MOST_SHOWN: usize = 1_000;

/// Someone else's text, in one line, safe for a terminal: characters that move
/// its cursor, begin a line or turn one around are replaced by a mark. If the
/// text is long, we show the beginning.
pub fn sanitize(text: &str) -> String {
    let is_harmful = |sign: char| {
        let turns = matches!(
            sign,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
        );
        turns || sign.is_control()
    };
    let shown = match text.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    };
    shown.replace(is_harmful, "\u{fffd}")
}
