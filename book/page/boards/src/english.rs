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
    let mut rest = text.chars();
    match rest.next() {
        Some(first) if !rest.as_str().starts_with(|c: char| c.is_ascii_digit()) => {
            format!("{}{}.", first.to_ascii_uppercase(), rest.as_str())
        }
        _ => format!("{text}."),
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

/// Formats a value given in eighths of a disc as discs, rounded to a tenth: `+2.5`, or
/// to less from 10 discs on: `-10`. Below 1000 discs it has at most four characters,
/// which fit on a square.
pub fn format_discs(eighths: i32) -> String {
    let sign = if eighths < 0 { '-' } else { '+' };
    match (eighths.abs() * 10 + 4) / 8 {
        0 => "0.0".to_owned(),
        tenths @ 1..100 => format!("{sign}{}.{}", tenths / 10, tenths % 10),
        tenths => format!("{sign}{}", tenths / 10),
    }
}

/// Formats an exact value in discs, which was searched to the end of the game: `sure +8`.
pub fn format_exact(discs: i32) -> String {
    format!("sure {discs:+}")
}
