/// The text of these bytes in Latin-1: each is the number of a character.
pub(crate) fn decode(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}

/// The bytes of this text in Latin-1; `None` if a character is not in it.
pub(crate) fn encode(text: &str) -> Option<Vec<u8>> {
    text.chars().map(|sign| u8::try_from(sign).ok()).collect()
}
