//! Words, as a sentence has them.

/// `d5`, `d5 and e4`, `d5, e4 and f3`.
pub fn and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A capital letter in front, a full stop behind.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}

/// `1 disc`, `2 discs`.
pub fn count(number: usize, thing: &str) -> String {
    match number {
        0 => format!("no {thing}"),
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_words_are_joined_by_and() {
        let words = ["d5", "e4", "f3"].map(str::to_owned);
        assert_eq!(and(&words[..0]), "");
        assert_eq!(and(&words[..1]), "d5");
        assert_eq!(and(&words[..2]), "d5 and e4");
        assert_eq!(and(&words), "d5, e4 and f3");
    }

    #[test]
    fn more_than_one_thing_are_things() {
        let counts = [0, 1, 2].map(|it| count(it, "disc"));
        assert_eq!(counts, ["no disc", "1 disc", "2 discs"]);
    }
}
