use thiserror::Error;

/// The reason why bytes aren't text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotText {
    /// They aren't UTF-8 from this character of this line on, from 1.
    #[error(
        "line {line}, character {character}: this isn't text: save the file \
         as UTF-8"
    )]
    Invalid {
        /// The line.
        line: usize,
        /// The character in the line.
        character: usize,
    },
    /// They begin with the byte order mark of UTF-16.
    #[error("line 1: this is UTF-16: save the file as UTF-8")]
    Utf16,
}

/// Decodes UTF-8. Removes a byte order mark, with which some editors begin a
/// text, and makes every line end in `\n`.
///
/// # Errors
///
/// Returns an error if the bytes aren't UTF-8.
pub fn decode(bytes: Vec<u8>) -> Result<String, NotText> {
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Err(NotText::Utf16);
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(normalize(text)),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(&error.as_bytes()[..valid]);
            let text = normalize(text.into_owned());
            let last = text.rsplit('\n').next().unwrap_or_default();
            Err(NotText::Invalid {
                line: text.matches('\n').count() + 1,
                character: last.chars().count() + 1,
            })
        }
    }
}

/// Removes byte order marks at the beginning, and ends lines with `\n`. Most
/// texts, which may be large, need no copy.
fn normalize(text: String) -> String {
    if !text.starts_with('\u{feff}') && !text.contains('\r') {
        return text;
    }
    text.trim_start_matches('\u{feff}')
        .replace("\r\n", "\n")
        .replace('\r', "\n")
}
