//! What a part of the code answers to a board that asks it. The page takes it to
//! the board as it is, so only this file knows how it's written.

use std::fmt::{self, Display};
use std::str::FromStr;

#[cfg(any(feature = "expert", feature = "trainer"))]
use bitboards::BitPosition;
use serde::Serialize;

use crate::protocol::{Request, RequestError, json};
use crate::view::Response;

/// An answer: advice, written out.
#[derive(Serialize)]
pub struct Answer {
    /// The value of the event with which the board goes on.
    pub advice: String,
}

impl Answer {
    /// This advice.
    pub fn of(advice: &impl Display) -> Self {
        let advice = advice.to_string();
        Self { advice }
    }
}

impl Response for Answer {
    fn to_json(&self) -> String {
        json(self)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn to_still_svg(&self) -> String {
        String::new()
    }
}

/// What the engine or the pupil thinks of a position:
/// `8 12345 more f4:20:+2.5 d6:-4:-0.5`.
#[derive(Default)]
pub struct Advice {
    /// How many moves ahead it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub positions: u64,
    /// Whether it would look further (`more`) or not (`done`).
    pub goes_on: bool,
    /// The moves, the best first.
    pub moves: Vec<AdvisedMove>,
}

/// What it thinks of a move.
pub struct AdvisedMove {
    /// The move, as text.
    pub name: String,
    /// Its value in eighths of a disc.
    pub value: i32,
    /// The same as a person reads it.
    pub text: String,
}

impl Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let state = if self.goes_on { "more" } else { "done" };
        write!(f, "{} {} {state}", self.depth, self.positions)?;
        for AdvisedMove { name, value, text } in &self.moves {
            write!(f, " {name}:{value}:{}", text.replace(' ', "_"))?;
        }
        Ok(())
    }
}

/// A text that isn't advice.
pub struct Unclear;

impl FromStr for Advice {
    type Err = Unclear;

    fn from_str(text: &str) -> Result<Self, Unclear> {
        let mut words = text.split(' ');
        let mut next = || words.next().ok_or(Unclear);
        let (depth, positions, state) = (next()?, next()?, next()?);
        Ok(Self {
            depth: depth.parse::<u8>().map_err(|_| Unclear)?.into(),
            positions: positions.parse().map_err(|_| Unclear)?,
            goes_on: state == "more",
            moves: words.map(str::parse).collect::<Result<_, _>>()?,
        })
    }
}

impl FromStr for AdvisedMove {
    type Err = Unclear;

    fn from_str(text: &str) -> Result<Self, Unclear> {
        let mut parts = text.splitn(3, ':');
        let mut next = || parts.next().ok_or(Unclear);
        let (name, value, text) = (next()?, next()?, next()?);
        Ok(Self {
            name: name.to_owned(),
            value: value.parse::<i16>().map_err(|_| Unclear)?.into(),
            text: text.replace('_', " "),
        })
    }
}

/// The position of a question, in the words of [`Request::position`]. Reading it
/// here brings less code along than a board does.
#[cfg(any(feature = "expert", feature = "trainer"))]
pub fn position(request: &Request) -> Result<BitPosition, RequestError> {
    let field = "position";
    let position = request.text(field).and_then(parse);
    position.ok_or(RequestError::MissingField(field))
}

#[cfg(any(feature = "expert", feature = "trainer"))]
fn parse(text: &str) -> Option<BitPosition> {
    let (board, to_move) = text.split_once(' ')?;
    let mask = |disc: u8| {
        let squares = board.bytes().enumerate().take(64);
        let taken = squares.filter(|(_, content)| *content == disc);
        taken.fold(0, |mask, (index, _)| mask | 1 << index)
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
