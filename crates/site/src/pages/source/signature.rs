//! A text in words, and the names of items.

/// The name of an item: its signature up to its type, arguments or body.
pub(super) fn title(signature: &str) -> String {
    let words = unqualified(words(signature));
    let keyword = words.first().map(String::as_str).unwrap_or_default();
    let ends: &[char] = match keyword {
        "use" => &[';'],
        "impl" => &['{'],
        _ => &['(', '{', '=', ':', ';', '<'],
    };
    let from = signature.find(keyword).unwrap_or_default();
    let name = signature[from..].split(ends).next().unwrap_or_default();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `const fn` and `async fn` are named by `fn`.
pub(super) fn unqualified(mut words: Vec<String>) -> Vec<String> {
    let qualifier = |word: &String| word == "const" || word == "async";
    let qualifiers = words.iter().take_while(|word| qualifier(word)).count();
    if words.get(qualifiers).is_some_and(|word| word == "fn") {
        words.drain(..qualifiers);
    }
    words
}

/// Names and numbers stay together; every other character is a word.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut in_name = false;
    for letter in text.chars() {
        let names = letter.is_alphanumeric() || letter == '_';
        match words.last_mut() {
            Some(word) if names && in_name => word.push(letter),
            _ if letter.is_whitespace() => {}
            _ => words.push(letter.to_string()),
        }
        in_name = names;
    }
    words
}

/// Whether the words begin with the wanted ones, the last of which may be
/// cut short.
pub(super) fn begins(words: &[String], wanted: &[String]) -> bool {
    let Some((last, first)) = wanted.split_last() else {
        return false;
    };
    let next = words.get(first.len());
    words.starts_with(first) && next.is_some_and(|word| word.starts_with(last))
}
