//! The answer of the engine or the pupil to the question of a board.
//!
//! The answer is a list of fields. The page adds them to the board's next event, `think`
//! with the value `advice`.

#[cfg(any(feature = "expert", feature = "trainer"))]
use bitboards::BitPosition;

#[cfg(any(feature = "expert", feature = "trainer"))]
use crate::protocol::missing;
use crate::protocol::{Request, RequestError, invalid};

/// The result of a search of a position.
#[derive(Default)]
pub struct Advice {
    /// The search depth.
    pub depth: usize,
    /// The number of positions searched.
    pub positions: u64,
    /// True if a deeper search is possible.
    pub goes_on: bool,
    /// The moves, the best first.
    pub moves: Vec<AdvisedMove>,
}

/// A move and its value.
pub struct AdvisedMove {
    /// The name of the move.
    pub name: String,
    /// The value: in eighths of a disc if another part computed it, or else in the
    /// unit of the game's evaluation.
    pub value: i32,
    /// The value as it is shown to the reader.
    pub text: String,
}

impl Advice {
    /// Returns the event `think advice` with its fields.
    pub fn to_request(&self) -> Request {
        let list = |to_text: fn(&AdvisedMove) -> String| {
            let texts: Vec<_> = self.moves.iter().map(to_text).collect();
            texts.join(",")
        };
        Request::default()
            .with("think", "advice")
            .with("depth", self.depth as u64)
            .with("positions", self.positions)
            .with("goes_on", if self.goes_on { "true" } else { "false" })
            .with("names", list(|advised| advised.name.clone()))
            .with("values", list(|advised| advised.value.to_string()))
            .with("texts", list(|advised| advised.text.clone()))
    }

    /// Reads the fields of the event `think advice`.
    ///
    /// # Errors
    ///
    /// Returns an error if a field is missing or invalid.
    pub fn from_request(request: &Request) -> Result<Self, RequestError> {
        let list = |field| request.text(field).unwrap_or_default().split(',');
        let moves = list("names")
            .zip(list("values"))
            .zip(list("texts"))
            .map(|((name, value), text)| {
                Ok(AdvisedMove {
                    name: name.to_owned(),
                    value: value.parse::<i16>().map_err(invalid)?.into(),
                    text: text.to_owned(),
                })
            })
            .collect::<Result<_, RequestError>>()?;
        Ok(Self {
            depth: request.require::<u8>("depth")?.into(),
            positions: request.require("positions")?,
            goes_on: request.require("goes_on")?,
            moves,
        })
    }
}

/// Parses the position of a question directly into bitboards.
///
/// It accepts the same text as [`Request::position`], which would add the code of
/// `Board` to the WebAssembly.
///
/// # Errors
///
/// Returns an error if the position is missing or invalid.
#[cfg(any(feature = "expert", feature = "trainer"))]
pub fn bit_position(request: &Request) -> Result<BitPosition, RequestError> {
    request
        .text("position")
        .and_then(parse_bit_position)
        .ok_or_else(|| missing("position"))
}

#[cfg(any(feature = "expert", feature = "trainer"))]
fn parse_bit_position(text: &str) -> Option<BitPosition> {
    let (board, to_move) = text.split_once(' ')?;
    let mask = |disc: u8| {
        let mut mask = 0;
        for (index, content) in board.bytes().take(64).enumerate() {
            if content == disc {
                mask |= 1 << index;
            }
        }
        mask
    };
    let black = BitPosition {
        own: mask(b'X'),
        opponent: mask(b'O'),
    };
    match to_move.bytes().next()? {
        b'B' | b'X' => Some(black),
        b'W' | b'O' => Some(black.passed()),
        _ => None,
    }
}
