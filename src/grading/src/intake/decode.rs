//! Source files, as people's editors write them.

use encoding_rs::{UTF_8, WINDOWS_1252};

/// The text in these bytes, with Rust's line endings, and what to say to whoever
/// saved it so that Rust can't read it.
pub fn decode(bytes: &[u8]) -> (String, Option<&'static str>) {
    // A mark at the beginning of the bytes is believed.
    let (text, encoding, is_malformed) = UTF_8.decode(bytes);
    let (text, hint) = if is_malformed {
        // What people call Latin-1 is nearly always Windows' own.
        (WINDOWS_1252.decode(bytes).0, Some(CONVERTED))
    } else if encoding == UTF_8 {
        (text, None)
    } else {
        (text, Some(UTF_16))
    };
    (text.replace("\r\n", "\n"), hint)
}

const CONVERTED: &str = "isn't UTF-8, so it was converted";
const UTF_16: &str = "is UTF-16, so it was converted: save it as UTF-8, because Rust reads \
                      nothing else";

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[track_caller]
    fn expect(bytes: &[u8], text: &str, hint: Option<&'static str>) {
        assert_eq!(decode(bytes), (text.to_owned(), hint));
    }

    #[test]
    fn windows_line_ends_and_a_mark_of_order_are_taken_away() {
        let bytes = b"\xef\xbb\xbffn a() {}\r\nfn b() {}\r\n";
        expect(bytes, "fn a() {}\nfn b() {}\n", None);
    }

    #[test]
    fn what_rust_cannot_read_is_read_and_told() {
        expect(b"// caf\xe9", "// café", Some(CONVERTED));
        expect(b"\xff\xfef\x00n\x00", "fn", Some(UTF_16));
        expect(b"\xfe\xff\x00f\x00n", "fn", Some(UTF_16));
    }
}
