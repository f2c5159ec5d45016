//! Decoding of text files in the encodings that editors use.

use encoding_rs::{UTF_8, WINDOWS_1252};

const CONVERTED: &str = "isn't UTF-8, so it was converted";
const UTF_16: &str = "is UTF-16, so it was converted: save it as UTF-8, because Rust reads \
                      nothing else";

/// Decodes a text and converts its line endings to `\n`. If Rust couldn't read the file as
/// it is, also returns a hint, to be preceded by the file's name.
pub fn decode(bytes: &[u8]) -> (String, Option<&'static str>) {
    // A byte order mark takes precedence over UTF-8.
    let (text, encoding, is_malformed) = UTF_8.decode(bytes);
    let (text, hint) = if is_malformed {
        // Files in "Latin-1" are nearly always in Windows-1252.
        (WINDOWS_1252.decode(bytes).0, Some(CONVERTED))
    } else if encoding == UTF_8 {
        (text, None)
    } else {
        (text, Some(UTF_16))
    };
    (text.replace("\r\n", "\n"), hint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[track_caller]
    fn assert_decodes(bytes: &[u8], text: &str, hint: Option<&'static str>) {
        assert_eq!(decode(bytes), (text.to_owned(), hint));
    }

    #[test]
    fn removes_byte_order_mark_and_carriage_returns() {
        let bytes = b"\xef\xbb\xbffn a() {}\r\nfn b() {}\r\n";
        assert_decodes(bytes, "fn a() {}\nfn b() {}\n", None);
    }

    #[test]
    fn converts_windows_1252() {
        assert_decodes(b"// caf\xe9 \x80", "// café €", Some(CONVERTED));
    }

    #[test]
    fn converts_utf_16_of_either_byte_order() {
        assert_decodes(b"\xff\xfef\x00n\x00", "fn", Some(UTF_16));
        assert_decodes(b"\xfe\xff\x00f\x00n", "fn", Some(UTF_16));
    }
}
