//! The boards of the book: static figures as SVG, and the logic of live boards.
//!
//! The crate is compiled twice. The companion links it to draw the static figures;
//! compiled to WebAssembly, it answers the events of the live boards in a page. It
//! gets all rules and searches from the chapters' crates. The JavaScript of the page
//! (`book/scripts/boards.js`) displays the responses and sends the events; it
//! knows no game. [`protocol`] describes the requests and responses.
//!
//! # Where to change what
//!
//! | To change | Edit |
//! |---|---|
//! | the text of a button or of an input field, the description of a level | [`labels`] |
//! | lists, plurals and numbers in sentences | [`english`] |
//! | a status or another sentence of one kind of board | the module of that kind, see `view` below |
//! | the words for squares, moves and boards | [`describe`] |
//! | which position or move a figure shows | the figure's block in `book/src/*.md` |
//! | which discs a move flips | `chapters/04-flipping`; the boards only call it |
//! | how discs, marks and arrows are drawn | [`drawing`], and `book/theme/boards.css` for colors |
//! | keyboard shortcuts | the `keydown` listener in `book/scripts/boards.js`; a key that acts calls `Board.change` with a request of [`protocol`], as a click does |

// A build for a page has only some features, so that parts of the shared code are unused.
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
pub mod labels;
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

/// Answers a request with JSON. [`protocol`] describes both.
///
/// A request that makes no sense gets a response with an `error`.
pub fn respond(request: &str) -> String {
    let request = Request::parse(request);
    let response = match kind(&request) {
        #[cfg(feature = "expert")]
        "expert" => expert::respond(&request).map(|response| json(&response)),
        #[cfg(feature = "trainer")]
        "trainer" => trainer::train(&request).map(|response| json(&response)),
        #[cfg(feature = "trainer")]
        "pupil" => trainer::advise(&request).map(|response| json(&response)),
        _ => view(&request).map(|view| json(&view)),
    };
    response.unwrap_or_else(|error| json(&Request::default().with("error", error.sentence())))
}

/// Tests that a board can answer a request.
///
/// # Errors
///
/// Returns the reason why it can't.
pub fn validate(request: &Request) -> Result<(), RequestError> {
    view(request).map(drop)
}

/// Returns the drawing of a board as one line of SVG, with all texts of the view as
/// its text alternative.
///
/// A tree is drawn completely searched, a game at its end.
///
/// # Errors
///
/// Returns the reason why the board can't answer the request.
#[cfg(not(target_arch = "wasm32"))]
pub fn static_svg(request: &Request) -> Result<String, RequestError> {
    let mut request = request.clone();
    request.add("go", "last");
    request.add("static", "yes");
    Ok(view(&request)?.to_static_svg())
}

/// Returns the texts and controls that a board shows below its drawing at first.
///
/// The page lays them out before the board's code is loaded, so that nothing moves
/// when it arrives. They are JSON with backquotes for double quotes, which keeps them
/// short in an HTML attribute. A plot is reduced to its opening tag, which has its
/// size.
///
/// # Errors
///
/// Returns the reason why the board can't answer the request.
#[cfg(not(target_arch = "wasm32"))]
pub fn initial_controls(request: &Request) -> Result<String, RequestError> {
    const FIELDS: [&str; 7] = [
        "status", "reserved", "plot", "buttons", "inputs", "fields", "link",
    ];
    let mut controls = serde_json::to_value(view(request)?).unwrap_or_default();
    if let Some(controls) = controls.as_object_mut() {
        controls.retain(|name, value| FIELDS.contains(&name.as_str()) && !value.is_null());
        if let Some(serde_json::Value::String(plot)) = controls.get_mut("plot") {
            plot.truncate(plot.find('>').map_or(0, |end| end + 1));
        }
    }
    Ok(json(&controls).replace('"', "`"))
}

/// The parts of this crate that are compiled to WebAssembly, each a feature.
///
/// A page loads one of them for its boards. `expert` and `trainer` are loaded only
/// when a reader chooses that level, or starts a training.
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

/// Returns the part that a board may ask for advice.
pub fn advisor_for(kind: &str, game: Option<&str>) -> Option<&'static str> {
    match (kind, game) {
        ("computer", None) => Some("expert"),
        ("train", None) => Some("trainer"),
        _ => None,
    }
}

/// Returns the part that answers for a kind of board and a game.
pub fn part_for(kind: &str, game: Option<&str>) -> &'static str {
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

/// Returns the view of a board from the module of its kind.
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
