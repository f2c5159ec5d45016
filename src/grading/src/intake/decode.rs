//! Source files, as people's editors write them.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The text in these bytes, with Rust's line endings, and what to say to whoever
/// saved it so that Rust can't read it.
pub fn decode(bytes: &[u8]) -> (String, Option<&'static str>) {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let wide = marked.filter(|encoding| *encoding != UTF_8);
    let (text, hint) = match wide.or_else(|| utf_16(bytes)) {
        Some(encoding) => (encoding.decode(bytes).0.into_owned(), Some(UTF_16)),
        None => utf_8_or_latin_1(bytes),
    };
    let text = text.replace("\r\n", "\n");
    let hint = hint.or(text.contains('\r').then_some(OLD_LINES));
    (text.replace('\r', "\n"), hint)
}

const CONVERTED: &str = "isn't UTF-8, so it was converted";
const UTF_16: &str = "is UTF-16, so it was converted: save it as UTF-8, because Rust reads \
                      nothing else";
const OLD_LINES: &str = "ends lines with a carriage return alone, so they were converted: have \
                         your editor end them with a line feed";

/// What people call Latin-1 is nearly always Windows' own.
fn utf_8_or_latin_1(bytes: &[u8]) -> (String, Option<&'static str>) {
    let plain = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match str::from_utf8(plain) {
        Ok(text) => (text.to_owned(), None),
        Err(_) => (WINDOWS_1252.decode(bytes).0.into_owned(), Some(CONVERTED)),
    }
}

/// Which UTF-16 it is, without a mark: in a program, nearly every sign has an
/// empty byte.
fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    let empty = |from| bytes.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let (first, second) = (empty(0), empty(1));
    let order = if first > second { UTF_16BE } else { UTF_16LE };
    (3 * (first + second) > bytes.len()).then_some(order)
}

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
        expect(b"f\x00n\x00", "fn", Some(UTF_16));
        expect(b"\x00f\x00n\x00\n", "fn\n", Some(UTF_16));
        expect(b"// a\rfn a() {}\r", "// a\nfn a() {}\n", Some(OLD_LINES));
    }
}
