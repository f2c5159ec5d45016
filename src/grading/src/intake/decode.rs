//! Source files, as people's editors write them.

use encoding_rs::{Encoding, WINDOWS_1252};

/// The text in these bytes, with Rust's line endings, and whether it was in
/// something other than UTF-8.
pub fn decode(bytes: &[u8]) -> (String, bool) {
    let (text, foreign) = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => {
            let (text, _) = encoding.decode_with_bom_removal(bytes);
            (text.into_owned(), encoding != encoding_rs::UTF_8)
        }
        None => match str::from_utf8(bytes) {
            Ok(text) => (text.to_owned(), false),
            // What people call Latin-1 is nearly always this.
            Err(_) => (WINDOWS_1252.decode(bytes).0.into_owned(), true),
        },
    };
    (text.replace("\r\n", "\n"), foreign)
}

#[cfg(test)]
mod tests {
    use super::decode;
    use pretty_assertions::assert_eq;

    #[test]
    fn windows_line_ends_and_a_mark_of_order_are_taken_away() {
        let bytes = b"\xef\xbb\xbffn a() {}\r\nfn b() {}\r\n";
        assert_eq!(decode(bytes), ("fn a() {}\nfn b() {}\n".into(), false));
    }

    #[test]
    fn latin_1_is_read_and_told() {
        assert_eq!(decode(b"// caf\xe9"), ("// café".into(), true));
    }

    #[test]
    fn utf_16_is_read_and_told() {
        let bytes = b"\xff\xfef\x00n\x00";
        assert_eq!(decode(bytes), ("fn".into(), true));
    }
}
