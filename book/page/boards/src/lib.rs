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
pub mod html;
#[cfg(feature = "learning")]
mod patterns;
pub mod protocol;
#[cfg(any(feature = "learning", feature = "trainer"))]
mod rounds;
mod scan;
#[cfg(feature = "squares")]
mod squares;
pub mod svg;
#[cfg(feature = "trainer")]
mod trainer;
mod view;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use protocol::Request;
pub use scan::{Scan, scan};

use protocol::{RequestError, invalid, json};
use view::View;

/// A board's response to a request, or another part's; [`protocol`] describes them.
pub fn respond(request: &str) -> String {
    let request = Request::parse(request);
    let response = match kind(&request) {
        #[cfg(feature = "expert")]
        "expert" => expert::answer(&request).map(|answer| json(&answer)),
        #[cfg(feature = "trainer")]
        "trainer" => trainer::lesson(&request).map(|lesson| json(&lesson)),
        #[cfg(feature = "trainer")]
        "pupil" => trainer::opinion(&request).map(|advice| json(&advice)),
        _ => view(&request).map(|view| json(&view)),
    };
    response.unwrap_or_else(|error| json(&Request::default().with("error", error.sentence())))
}

/// Makes sure that a board has a view to respond with. Fails when the request makes
/// no sense.
pub fn check(request: &Request) -> Result<(), RequestError> {
    view(request).map(drop)
}

/// The drawing alone, as one line of SVG whose text alternative says everything
/// that the view says. A tree has unfolded, a game is at its end. Fails when the
/// request makes no sense.
#[cfg(not(target_arch = "wasm32"))]
pub fn still_svg(request: &Request) -> Result<String, RequestError> {
    let mut request = request.clone();
    request.add("go", "last");
    request.add("still", "yes");
    Ok(view(&request)?.to_still_svg())
}

/// What a board offers below its picture at first, as JSON with backquotes, so that
/// it's short in an attribute: a page leaves room for it before the board's code is
/// there. A plot is as large as it will be, and empty. Fails when the request makes
/// no sense.
#[cfg(not(target_arch = "wasm32"))]
pub fn first_offer(request: &Request) -> Result<String, RequestError> {
    let shown = [
        "status", "room", "plot", "buttons", "inputs", "fields", "link",
    ];
    let mut offer = serde_json::to_value(view(request)?).unwrap_or_default();
    if let Some(offer) = offer.as_object_mut() {
        offer.retain(|name, value| shown.contains(&name.as_str()) && !value.is_null());
        if let Some(serde_json::Value::String(plot)) = offer.get_mut("plot") {
            plot.truncate(plot.find('>').map_or(0, |end| end + 1));
        }
    }
    Ok(json(&offer).replace('"', "`"))
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

fn view(request: &Request) -> Result<View, RequestError> {
    match (kind(request), request.text("game")) {
        #[cfg(feature = "othello")]
        ("play" | "computer", None) => games::view::<end_of_game::Position>(request),
        #[cfg(feature = "connect-four")]
        ("play" | "computer", Some("connect-four")) => {
            games::view::<connect_four::ConnectFour>(request)
        }
        #[cfg(feature = "tictactoe")]
        ("play" | "computer", Some("tic-tac-toe")) => {
            games::view::<tic_tac_toe::TicTacToe>(request)
        }
        #[cfg(feature = "tictactoe")]
        ("tree", _) => games::tree::view(request),
        #[cfg(feature = "bytes")]
        ("bytes", _) => bytes::view(request),
        #[cfg(feature = "endgame")]
        ("puzzle", _) => games::puzzle::view(request),
        #[cfg(feature = "learning")]
        ("train", _) => games::training::view(request),
        #[cfg(feature = "learning")]
        ("patterns", _) => patterns::view(request),
        #[cfg(feature = "squares")]
        ("strip", _) => games::strip::view(request),
        #[cfg(feature = "squares")]
        (kind @ ("point" | "walk" | "moves" | "predict" | "shift"), _) => {
            squares::view(kind, request)
        }
        ("play" | "computer", _) => {
            Err(invalid("the other games are tic-tac-toe and connect-four"))
        }
        _ => Err(invalid(
            "a live board is of the kind point, walk, moves, predict, shift, play, \
             computer, tree, strip, bytes, puzzle, train or patterns",
        )),
    }
}

fn kind(request: &Request) -> &str {
    request.text("live").unwrap_or_default()
}
