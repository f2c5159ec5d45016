//! The words of signatures, and the titles of items.

/// Returns the title of an item: its signature up to its type, arguments or body.
pub(super) fn title(signature: &str) -> String {
    let words = without_qualifiers(words(signature));
    let keyword = words.first().map(String::as_str).unwrap_or_default();
    let delimiters: &[char] = match keyword {
        "use" => &[';'],
        "impl" => &['{'],
        _ => &['(', '{', '=', ':', ';', '<'],
    };
    let start = signature.find(keyword).unwrap_or_default();
    let title = signature[start..]
        .split(delimiters)
        .next()
        .unwrap_or_default();
    title.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Removes `const` and `async` before `fn`.
pub(super) fn without_qualifiers(mut words: Vec<String>) -> Vec<String> {
    let qualifiers = words
        .iter()
        .take_while(|word| *word == "const" || *word == "async")
        .count();
    if words.get(qualifiers).is_some_and(|word| word == "fn") {
        words.drain(..qualifiers);
    }
    words
}

/// Splits a text into words: identifiers and numbers, and single other characters.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut in_identifier = false;
    for c in text.chars() {
        let is_identifier = c.is_alphanumeric() || c == '_';
        match words.last_mut() {
            Some(word) if is_identifier && in_identifier => word.push(c),
            _ if c.is_whitespace() => {}
            _ => words.push(c.to_string()),
        }
        in_identifier = is_identifier;
    }
    words
}

/// Tests if `words` begins with `wanted`, whose last word may be abbreviated.
pub(super) fn starts_with_abbreviated(words: &[String], wanted: &[String]) -> bool {
    let Some((last, rest)) = wanted.split_last() else {
        return false;
    };
    words.starts_with(rest)
        && words
            .get(rest.len())
            .is_some_and(|word| word.starts_with(last))
}
