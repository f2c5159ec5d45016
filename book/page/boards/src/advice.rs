//! What a part of the code answers to a board that asks it.

use bitboards::BitPosition;

use crate::protocol::{Request, RequestError};
use crate::view::Response;

/// The one line `advice VALUE`, by its value.
pub struct Advice(pub String);

impl Response for Advice {
    fn into_text(self: Box<Self>) -> String {
        format!("advice {}\n", self.0)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn to_still_svg(&self) -> String {
        String::new()
    }
}

/// The position of a question, in the words of [`Request::position`]. Reading it
/// here brings less code along than a board does.
pub fn position(request: &Request) -> Result<BitPosition, RequestError> {
    let field = "position";
    let position = request.text(field).and_then(parse);
    position.ok_or(RequestError::MissingField(field))
}

fn parse(text: &str) -> Option<BitPosition> {
    let (board, to_move) = text.split_once(' ')?;
    let mask = |disc: u8| {
        let places = board.bytes().enumerate().take(64);
        let places = places.filter(|(_, it)| *it == disc);
        places.fold(0, |mask, (place, _)| mask | 1 << place)
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
