//! English grammar for generated sentences: lists, capitals, plurals and values.
//!
//! Labels are in [`labels`](crate::labels).

/// Joins words into a list: `d5`, `d5 and e4`, `d5, e4 and f3`.
pub fn join_and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Capitalizes the first letter and adds a full stop. The name of a square stays in
/// lower case.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let is_square = text
        .chars()
        .nth(1)
        .is_some_and(|second| second.is_ascii_digit());
    let first = letters.next().filter(|_| !is_square);
    match first {
        Some(first) => format!("{}{}.", first.to_ascii_uppercase(), letters.as_str()),
        None => format!("{text}."),
    }
}

/// Returns a number with its noun: `no disc`, `1 disc`, `2 discs`.
pub fn pluralize(number: usize, thing: &str) -> String {
    match number {
        0 => format!("no {thing}"),
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

/// Formats a value given in eighths of a disc as discs: `+2.5`, `-10`. The result fits
/// on a square: it has at most four characters below 1000 discs.
pub fn format_discs(eighths: i32) -> String {
    let sign = if eighths < 0 { '-' } else { '+' };
    match (eighths.abs() * 10 + 4) / 8 {
        0 => "0.0".to_owned(),
        tenths @ 1..100 => format!("{sign}{}.{}", tenths / 10, tenths % 10),
        tenths => format!("{sign}{}", tenths / 10),
    }
}

/// Formats an exact value in discs, one that the end of the game proves: `sure +8`.
pub fn format_exact(discs: i32) -> String {
    format!("sure {discs:+}")
}
