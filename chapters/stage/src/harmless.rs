/// Text of others in one line, for a terminal: signs that move its cursor,
/// begin a line or turn one around have a mark in their place.
pub fn harmless(text: &str) -> String {
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
    text.replace(is_harmful, "\u{fffd}")
}
