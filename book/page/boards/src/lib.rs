//! The boards of the book: how they look, and how they respond in the page.
//!
//! A board in a page is a [`Drawing`](drawing::Drawing) of what the chapters'
//! crates say, whether it is printed, stands still or responds. This crate is
//! compiled twice: the companion draws the still figures with it, and as
//! WebAssembly it runs behind the figures. The JavaScript in the page shows
//! what comes out, passes on what the reader chose, and knows nothing about
//! any game. What the two say to each other is described in [`protocol`].

// A part has no use for what only the other needs.
#![cfg_attr(not(feature = "all"), allow(dead_code, unused_imports))]

mod advice;
pub mod annotations;
#[cfg(feature = "bytes")]
mod bytes;
pub mod describe;
pub mod drawing;
pub mod english;
#[cfg(feature = "expert")]
mod expert;
#[cfg(feature = "games")]
mod games;
mod hexadecimal;
pub mod html;
#[cfg(any(feature = "learning", feature = "trainer"))]
mod lesson;
#[cfg(feature = "learning")]
mod patterns;
pub mod protocol;
mod scan;
#[cfg(feature = "squares")]
mod squares;
pub mod stroke_font;
pub mod svg;
#[cfg(feature = "trainer")]
mod trainer;
mod view;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use protocol::Request;
pub use scan::{Scan, scan};

use protocol::{Refusal, RequestError, json};
use view::Response;

/// A board's response to a request; [`protocol`] describes both.
pub fn respond(request: &str) -> String {
    match response(&Request::parse(request)) {
        Ok(response) => response.to_json(),
        Err(error) => json(&Refusal {
            error: error.sentence(),
        }),
    }
}

/// Makes sure that a board has a view to respond with.
///
/// # Errors
///
/// When the request makes no sense.
pub fn check(request: &Request) -> Result<(), RequestError> {
    response(request).map(drop)
}

/// The drawing alone, as one line of SVG whose text alternative says
/// everything that the view says. A tree has unfolded, a game is at its end.
///
/// # Errors
///
/// When the request makes no sense.
#[cfg(not(target_arch = "wasm32"))]
pub fn still_svg(request: &Request) -> Result<String, RequestError> {
    let mut request = request.clone();
    request.add("go", "last");
    Ok(response(&request)?.to_still_svg())
}

/// The parts of this crate that are compiled to WebAssembly. No page needs more
/// than one of them to show its boards; `expert` and `trainer` are loaded when a
/// reader asks for that level, or for a training.
pub const PARTS: [&str; 9] = [
    "squares",
    "othello",
    "connect-four",
    "tictactoe",
    "bytes",
    "endgame",
    "expert",
    "learning",
    "trainer",
];

/// The part that a board may ask for advice.
pub fn adviser(kind: &str, game: Option<&str>) -> Option<&'static str> {
    match (kind, game) {
        ("computer", None) => Some("expert"),
        ("train", None) => Some("trainer"),
        _ => None,
    }
}

/// The part that answers for a kind of board and a game.
pub fn part(kind: &str, game: Option<&str>) -> &'static str {
    match (kind, game) {
        ("tree", _) | ("play" | "computer", Some("tic-tac-toe")) => "tictactoe",
        ("play" | "computer", Some("connect-four")) => "connect-four",
        ("play" | "computer", _) => "othello",
        ("bytes", _) => "bytes",
        ("puzzle", _) => "endgame",
        ("expert", _) => "expert",
        ("train" | "patterns", _) => "learning",
        ("trainer" | "pupil", _) => "trainer",
        _ => "squares",
    }
}

fn response(request: &Request) -> Result<Box<dyn Response>, RequestError> {
    let kind = request.text("live").unwrap_or_default();
    match part(kind, request.text("game")) {
        #[cfg(feature = "othello")]
        "othello" => games::response(kind, request),
        #[cfg(feature = "connect-four")]
        "connect-four" => games::response(kind, request),
        #[cfg(feature = "tictactoe")]
        "tictactoe" => games::response(kind, request),
        #[cfg(feature = "bytes")]
        "bytes" => bytes::response(kind, request),
        #[cfg(feature = "endgame")]
        "endgame" => Ok(Box::new(games::puzzle::view(request)?)),
        #[cfg(feature = "expert")]
        "expert" => Ok(Box::new(expert::advice(request)?)),
        #[cfg(feature = "learning")]
        "learning" => match kind {
            "patterns" => Ok(Box::new(patterns::view(request)?)),
            _ => games::response(kind, request),
        },
        #[cfg(feature = "trainer")]
        "trainer" => Ok(Box::new(match kind {
            "trainer" => trainer::lesson(request)?,
            _ => trainer::opinion(request)?,
        })),
        #[cfg(feature = "squares")]
        "squares" => squares::response(kind, request),
        _ => Err(RequestError::OtherPart),
    }
}
