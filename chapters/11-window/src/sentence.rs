/// Returns the text with an initial capital and a final period. The first
/// letter stays as it is if the first word isn't plain ASCII letters, as in the
/// name of a square or a file.
pub fn sentence(text: &str) -> String {
    let first = text.split(' ').next().unwrap_or_default();
    let in_word = |letter: u8| letter.is_ascii_alphabetic() || letter == b'\'';
    let is_word = first.bytes().all(in_word);
    let mut sentence = format!("{text}.");
    if is_word {
        sentence[..1].make_ascii_uppercase();
    }
    sentence
}
