use std::error::Error;
use std::fmt;

use board::Square;

/// One turn of a game: a disc placed, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A disc placed on this square.
    Move(Square),
    /// A pass, written out. Most transcripts leave passes out.
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

/// How a pass may be written, the longer ways first.
const PASSES: [&str; 4] = ["pass", "pa", "ps", "--"];

/// A transcript that cannot be read: after this many plies comes a text that
/// is neither a square nor a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTranscriptError {
    /// How many plies were read before it.
    pub plies: usize,
    /// What comes there.
    pub text: String,
}

/// Reads a transcript such as `f5d6c3`: squares in either case, with or
/// without spaces, passes written out or left out.
///
/// # Errors
///
/// When something in it is neither a square nor a pass.
pub fn parse_transcript(text: &str) -> Result<Vec<Ply>, ParseTranscriptError> {
    let text = text
        .split_whitespace()
        .collect::<String>()
        .to_ascii_lowercase();
    let mut plies = Vec::new();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let Some((ply, length)) = parse_ply(rest) else {
            let text = rest.chars().take(2).collect();
            return Err(ParseTranscriptError {
                plies: plies.len(),
                text,
            });
        };
        plies.push(ply);
        rest = &rest[length..];
    }
    Ok(plies)
}

/// The ply at the beginning of the text, and how many bytes it takes.
fn parse_ply(text: &str) -> Option<(Ply, usize)> {
    if let Some(pass) = PASSES.iter().find(|pass| text.starts_with(**pass)) {
        return Some((Ply::Pass, pass.len()));
    }
    let name = text.get(..2)?;
    Some((Ply::Move(name.parse().ok()?), name.len()))
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
