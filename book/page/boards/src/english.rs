//! Lists, sentences and numbers of things in English.

/// `d5`, `d5 and e4`, `d5, e4 and f3`.
pub fn join_and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Text with a capital letter in front and a full stop behind. A square's name
/// stays in lower case.
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

/// `no disc`, `1 disc`, `2 discs`.
pub fn count_of(number: usize, thing: &str) -> String {
    match number {
        0 => format!("no {thing}"),
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

/// A value in eighths of a disc, in discs: +2.5, -10. A square has room for four
/// letters.
pub fn discs(eighths: i32) -> String {
    let sign = if eighths < 0 { '-' } else { '+' };
    match (eighths.abs() * 10 + 4) / 8 {
        0 => "0.0".to_owned(),
        tenths @ 1..100 => format!("{sign}{}.{}", tenths / 10, tenths % 10),
        tenths => format!("{sign}{}", tenths / 10),
    }
}

/// A value that isn't a guess, since the game ends like that: `sure +8`.
pub fn sure(discs: i32) -> String {
    format!("sure {discs:+}")
}
