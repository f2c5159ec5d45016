use std::error::Error;
use std::fmt;

use board::Square;

/// One entry of a transcript: a disc placed, or a pass.
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

/// A transcript that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTranscriptError {
    /// How many plies could be read.
    pub plies: usize,
    /// What comes after them, which is neither a square nor a pass.
    pub text: String,
}

/// Reads a transcript such as `f5d6c3`: squares in either case, with or
/// without spaces, passes written out or left out.
///
/// # Errors
///
/// When something in it is neither a square nor a pass.
pub fn parse_transcript(text: &str) -> Result<Vec<Ply>, ParseTranscriptError> {
    let mut text: String = text.split_whitespace().collect();
    text.make_ascii_lowercase();
    let (mut plies, mut rest) = (Vec::new(), text.as_str());
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

/// The ply at the beginning of the text, and the rest of the text.
fn parse_ply(text: &str) -> Option<(Ply, &str)> {
    for pass in PASSES {
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
