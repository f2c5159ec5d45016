//! What a part of the code answers to a board that asks it: fields, which the
//! page adds to the event with which the board goes on.

#[cfg(any(feature = "expert", feature = "trainer"))]
use bitboards::BitPosition;

#[cfg(any(feature = "expert", feature = "trainer"))]
use crate::protocol::missing;
use crate::protocol::{Request, RequestError, invalid};

/// What somebody thinks of a position.
#[derive(Default)]
pub struct Advice {
    /// How many moves ahead it looked.
    pub depth: usize,
    /// How many positions it looked at.
    pub positions: u64,
    /// Whether it would look further.
    pub goes_on: bool,
    /// The moves, the best first.
    pub moves: Vec<AdvisedMove>,
}

/// What it thinks of a move.
pub struct AdvisedMove {
    /// The move, as text.
    pub name: String,
    /// Its value, in eighths of a disc if another part says so.
    pub value: i32,
    /// The same as a person reads it.
    pub text: String,
}

impl Advice {
    /// The event `think advice` with its fields.
    pub fn write(&self) -> Request {
        let list = |part: fn(&AdvisedMove) -> String| {
            self.moves.iter().map(part).collect::<Vec<_>>().join(",")
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

    /// The same, read again.
    pub fn read(request: &Request) -> Result<Self, RequestError> {
        let list = |field| request.text(field).unwrap_or_default().split(',');
        let value = |text: &str| text.parse::<i16>().map_err(invalid);
        let parts = list("names").zip(list("values")).zip(list("texts"));
        let moves = parts.map(|((name, number), text)| {
            Ok(AdvisedMove {
                name: name.to_owned(),
                value: value(number)?.into(),
                text: text.to_owned(),
            })
        });
        Ok(Self {
            depth: request.require::<u8>("depth")?.into(),
            positions: request.require("positions")?,
            goes_on: request.require("goes_on")?,
            moves: moves.collect::<Result<_, RequestError>>()?,
        })
    }
}

/// The position of a question, in the words of [`Request::position`]. Reading it
/// here brings less code along than a board does.
#[cfg(any(feature = "expert", feature = "trainer"))]
pub fn position(request: &Request) -> Result<BitPosition, RequestError> {
    let position = request.text("position").and_then(parse);
    position.ok_or_else(|| missing("position"))
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
