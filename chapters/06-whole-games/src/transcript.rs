use std::error::Error;
use std::fmt;

use board::Square;

/// A move or a pass in a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A move to this square.
    Move(Square),
    /// A written pass. Most transcripts leave passes out.
    Pass,
}

impl fmt::Display for Ply {
    /// Writes the name of the square, or `pass`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Move(square) => write!(f, "{square}"),
            Self::Pass => f.pad("pass"),
        }
    }
}

/// The notations of a pass, with `pass` before its prefix `pa`.
const PASS_NOTATIONS: [&str; 4] = ["pass", "pa", "ps", "--"];

/// The error of parsing a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTranscriptError {
    /// The number of plies before the error.
    pub plies: usize,
    /// The text after them, at most two characters long.
    pub text: String,
}

/// Parses a transcript such as `f5d6c3`: squares in either case, with or
/// without spaces, and with or without passes.
///
/// # Errors
///
/// Returns an error if a part of the text is neither a square nor a pass.
pub fn parse_transcript(text: &str) -> Result<Vec<Ply>, ParseTranscriptError> {
    let mut text: String = text.split_whitespace().collect();
    text.make_ascii_lowercase();
    let mut plies = Vec::new();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let Some((ply, after)) = parse_ply(rest) else {
            return Err(ParseTranscriptError {
                plies: plies.len(),
                text: rest.chars().take(2).collect(),
            });
        };
        plies.push(ply);
        rest = after;
    }
    Ok(plies)
}

/// Parses the first ply of a text, and returns it with the rest of the text.
fn parse_ply(text: &str) -> Option<(Ply, &str)> {
    for pass in PASS_NOTATIONS {
        if let Some(rest) = text.strip_prefix(pass) {
            return Some((Ply::Pass, rest));
        }
    }
    let (name, rest) = text.split_at_checked(2)?;
    Some((Ply::Move(name.parse().ok()?), rest))
}

impl fmt::Display for ParseTranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "{:?} isn't a square or a pass, where ply {} should be: write a \
             game like f5d6c3",
            self.text,
            self.plies + 1
        )
    }
}

impl Error for ParseTranscriptError {}
