/// The text with a capital at its beginning and a period at its end. If it
/// begins with the name of a square or a file, the beginning stays as it is.
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
