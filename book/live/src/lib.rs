//! The boards of the book: how they look, and what they answer in the page.
//!
//! A board in a page is a [`Drawing`](drawing::Drawing) of what the chapters'
//! crates say, whether it is printed, stands still or answers. This crate is
//! compiled twice: the companion draws the still figures with it, and as
//! WebAssembly it runs behind the figures. The JavaScript in the page shows
//! what comes out and passes on what is chosen, and knows nothing of Othello.
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
//! square, and what the controls in the last answer said.
//!
//! An answer is the whole view, in these lines:
//!
//! | line | says |
//! |---|---|
//! | `svg DRAWING` | the drawing |
//! | `columns NUMBER` | how many squares a row has |
//! | `cell NAME` | the name of a square; 64 of these, or 65 with the sentinel |
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

#[cfg(target_arch = "wasm32")]
mod door;

mod computer;
pub mod drawing;
mod glyphs;
pub mod html;
mod look;
mod moves;
mod play;
mod point;
mod predict;
mod request;
pub mod seen;
mod view;
mod walk;
pub mod words;

pub use look::{Look, look};

use request::{Request, Wrong};
use view::View;

/// What a board answers to a request; both are described [above](self).
pub fn answer(request: &str) -> String {
    match view(&Request::read(request)) {
        Ok(view) => view.to_string(),
        Err(why) => view::line("error", &words::sentence(&why.0)),
    }
}

fn view(request: &Request) -> Result<View, Wrong> {
    match request.text("live") {
        Some("point") => point::view(request),
        Some("walk") => walk::view(request),
        Some("moves") => moves::view(request),
        Some("predict") => predict::view(request),
        Some("play") => play::view(request),
        Some("computer") => computer::view(request),
        _ => Err(
            "a live board is of the kind point, walk, moves, predict, play \
                  or computer"
                .into(),
        ),
    }
}
