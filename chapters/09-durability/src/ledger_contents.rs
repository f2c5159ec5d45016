use finished_games::{FinishedGame, ParseFinishedGameError};

/// The contents of a ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LedgerContents {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// The invalid lines: their numbers, from 1, and errors.
    pub unreadable: Vec<(usize, ParseFinishedGameError)>,
}

impl LedgerContents {
    /// Parses the bytes of a ledger.
    pub fn from_bytes(bytes: &[u8]) -> LedgerContents {
        let mut contents = LedgerContents::default();
        let lines = bytes.split_inclusive(|&byte| byte == b'\n');
        for (index, line) in lines.enumerate() {
            match parse_line(line) {
                None => {}
                Some(Ok(game)) => contents.games.push(game),
                Some(Err(why)) => contents.unreadable.push((index + 1, why)),
            }
        }
        contents
    }
}

/// Parses a line with its line end. Returns `None` if it's blank.
fn parse_line(
    bytes: &[u8],
) -> Option<Result<FinishedGame, ParseFinishedGameError>> {
    let text = String::from_utf8_lossy(bytes);
    match text.trim() {
        "" => None,
        line if bytes.ends_with(b"\n") => Some(line.parse()),
        line => Some(Err(ParseFinishedGameError::Torn(line.to_string()))),
    }
}

/// Returns the bytes that append lines to `old`. If a crash has left half a
/// line at its end, they begin with a mark that makes it invalid.
pub(crate) fn bytes_to_append(old: &[u8], lines: &[u8]) -> Vec<u8> {
    let is_complete = old.is_empty() || old.ends_with(b"\n");
    let mark: &[u8] = if is_complete { b"" } else { b";;; cut short\n" };
    [mark, lines].concat()
}
