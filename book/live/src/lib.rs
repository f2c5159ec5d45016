//! The boards of the book: how they look, and what they answer in the page.
//!
//! A board in a page is a [`Drawing`](drawing::Drawing) of what the chapters'
//! crates say, whether it is printed, stands still or answers. This crate is
//! compiled twice: the companion draws the still figures with it, and as
//! WebAssembly it runs behind the figures. The JavaScript in the page shows
//! what comes out and passes on what is chosen, and knows nothing of a game.
//!
//! # What is asked and answered
//!
//! One function, [`answer`], takes a text and returns a text. It keeps nothing
//! between two calls. Both texts are lines of a word, a space and a value.
//!
//! A request has the kind of the board, its fields, and at most one event:
//!
//! ```text
//! live predict
//! position -----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X--- X
//! move c6
//! marked b5 b6
//! choose 44
//! ```
//!
//! The fields are what the page was given with the board and what earlier
//! answers asked it to keep. The events are `choose` with the index of a
//! cell, and what the controls in the last answer said.
//!
//! An answer is the whole view, in these lines:
//!
//! | line | says |
//! |---|---|
//! | `svg DRAWING` | the drawing |
//! | `columns NUMBER` | how many cells a row has |
//! | `cell NAME` | the name of a cell; Othello's board has 64 of these, or 65 with the sentinel, and a tree has none |
//! | `say SENTENCE` | what happened, to be shown and announced |
//! | `fact SENTENCE` | what else there is to know; any number of these |
//! | `button FIELD VALUE STATE TEXT, NAME` | a button and its event; it is `on` or `off`, or one of several and `up` or `down` |
//! | `input FIELD KIND LABEL` | a field to fill in, which is an event |
//! | `value FIELD TEXT` | what stands in it now |
//! | `link FIELD VALUE` | an event that the page's address can carry |
//! | `keep FIELD VALUE` | a field of the next request |
//! | `follow` | squares are chosen by pointing at them |
//! | `think` | the next answer takes long: it is asked for with the event `think`, in the background |
//!
//! or, when the request makes no sense, the one line `error SENTENCE`.

// A part has no use for what only the other needs.
#![cfg_attr(not(all(feature = "squares", feature = "games")), allow(dead_code))]

#[cfg(target_arch = "wasm32")]
mod door;

pub mod drawing;
#[cfg(feature = "games")]
mod games;
mod glyphs;
pub mod html;
mod look;
mod request;
pub mod seen;
#[cfg(feature = "squares")]
mod squares;
mod view;
pub mod words;

pub use look::{Look, look};

use request::{Request, Wrong};
use view::Reply;

/// What a board answers to a request; both are described [above](self).
pub fn answer(request: &str) -> String {
    match reply(&Request::read(request)) {
        Ok(reply) => reply.text(),
        Err(why) => view::line("error", &words::sentence(&why.0)),
    }
}

/// The picture in the answer alone, as one line of SVG that says in words what
/// is to be seen. What unfolds is unfolded.
///
/// # Errors
///
/// When the request makes no sense, with a sentence.
pub fn still(request: &str) -> Result<String, String> {
    let request = format!("{request}\ngo last");
    match reply(&Request::read(&request)) {
        Ok(reply) => Ok(reply.still()),
        Err(why) => Err(words::sentence(&why.0)),
    }
}

/// The parts of this crate that are compiled to WebAssembly: no page needs more
/// than one of them.
pub const PARTS: [&str; 2] = ["squares", "games"];

/// The part that answers for a kind of board.
pub fn part(kind: &str) -> &'static str {
    match kind {
        "play" | "computer" | "tree" => "games",
        _ => "squares",
    }
}

fn reply(request: &Request) -> Result<Box<dyn Reply>, Wrong> {
    let kind = request.text("live").unwrap_or_default();
    match part(kind) {
        #[cfg(feature = "games")]
        "games" => games::reply(kind, request),
        #[cfg(feature = "squares")]
        "squares" => squares::reply(kind, request),
        _ => Err("this kind of board is in another part of the code".into()),
    }
}
