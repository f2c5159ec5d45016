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
