/// The text of these bytes in Latin-1: each byte is the number of its letter.
pub(crate) fn decode(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}

/// The bytes of this text in Latin-1; `None` when a letter is not in it.
pub(crate) fn encode(text: &str) -> Option<Vec<u8>> {
    text.chars()
        .map(|letter| u8::try_from(letter).ok())
        .collect()
}
