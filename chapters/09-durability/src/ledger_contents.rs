use finished_games::{FinishedGame, ParseFinishedGameError};

/// What a ledger holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LedgerContents {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// The lines that can't be read, with their numbers, from 1.
    pub unreadable: Vec<(usize, ParseFinishedGameError)>,
}

impl LedgerContents {
    /// What the bytes of a ledger say.
    pub fn from_bytes(bytes: &[u8]) -> LedgerContents {
        let mut contents = LedgerContents::default();
        let lines = bytes.split_inclusive(|&byte| byte == b'\n');
        for (before, line) in lines.enumerate() {
            match parse_line(line) {
                None => {}
                Some(Ok(game)) => contents.games.push(game),
                Some(Err(why)) => contents.unreadable.push((before + 1, why)),
            }
        }
        contents
    }
}

/// Reads a line with its end; `None` if it is blank.
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

/// What adds these lines to what a file has. A crash may have left half a line
/// at its end: that's marked, so that it never becomes a game.
pub(crate) fn text_after(old: &[u8], lines: &[u8]) -> Vec<u8> {
    let is_whole = old.is_empty() || old.ends_with(b"\n");
    let mark: &[u8] = if is_whole { b"" } else { b";;; cut short\n" };
    [mark, lines].concat()
}
