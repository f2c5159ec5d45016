//! Lists of words, as a sentence has them.

/// `d5`, `d5 and e4`, `d5, e4 and f3`.
pub fn and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_last_two_words_are_joined_by_and() {
        let words = ["d5", "e4", "f3"].map(str::to_owned);
        assert_eq!(super::and(&words[..0]), "");
        assert_eq!(super::and(&words[..1]), "d5");
        assert_eq!(super::and(&words[..2]), "d5 and e4");
        assert_eq!(super::and(&words), "d5, e4 and f3");
    }
}
