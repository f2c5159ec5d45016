//! Runs the book's functions for a page, one step at a time. A request and its
//! response are written as those of the [boards](page_boards::protocol); the page
//! knows nothing about any game. Each request runs a function from its start.
//!
//! In a page, the chapters below are copies that say what they do, step by step.
//! The chapters themselves say nothing: here, their functions have no steps.

mod request;
mod start;

use board::{Disc, Square};
use directions::Direction;
use page_boards::Request;
use page_boards::protocol::json;
use page_trace::Run;
use request::{call, line, read};
use serde::Serialize;
use start::{Call, Field, STARTS, Start};
use tic_tac_toe::Spot;

/// Answers a request.
pub fn respond(request: &str) -> String {
    let request = Request::parse(request);
    let name = request.text("function").unwrap_or_default();
    let Some(start) = STARTS.iter().find(|start| start.name == name) else {
        let why = format!("there's no function {name:?} here");
        return json(&Request::default().with("error", why));
    };
    let wanted = read(&request, "step").unwrap_or_default();
    let line = line(start, &request);
    let call = call(start, &request, &line);
    let board = (start.board.len() == 64).then(|| line.clone());
    let followed = [&[start.name][..], start.calls].concat();
    let (answer, run) = page_trace::run(&followed, wanted, board, || (start.call)(&call));
    json(&Response::new(start, &call, line, answer, run))
}

/// Responds to the request that the page has written, as a board does.
#[cfg(target_arch = "wasm32")]
#[allow(unsafe_code)] // a name that is kept as it is; nothing else is unsafe
#[unsafe(export_name = "respond")]
extern "C" fn respond_to_page() -> usize {
    page_boards::wasm::respond_with(respond)
}

/// The whole view of a step.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Response {
    /// What the reader can choose.
    fields: Vec<Choice>,
    /// What the function returns in the end.
    answer: String,
    /// The run, and what has happened at this step.
    #[serde(flatten)]
    run: Run,
    /// The cells with which the function began.
    board: String,
    /// The cells as they are now.
    shown: String,
    /// How many cells a row has.
    width: usize,
    /// Whether a click chooses the square, or else changes what's on it.
    chooses_square: bool,
    /// The cells that variables name, each with the name of its variable.
    rings: Vec<(usize, String)>,
}

/// A field of the next request, its value now, and all that it can have.
#[derive(Serialize)]
struct Choice {
    name: &'static str,
    value: String,
    choices: Vec<String>,
}

impl Choice {
    fn of<T: ToString>(name: &'static str, value: T, all: impl IntoIterator<Item = T>) -> Self {
        let choices = all.into_iter().map(|value| value.to_string()).collect();
        Self {
            name,
            value: value.to_string(),
            choices,
        }
    }
}

impl Response {
    fn new(start: &Start, call: &Call, board: String, answer: String, run: Run) -> Self {
        let shown = run.moment.board.as_ref().unwrap_or(&board).clone();
        let width = if shown.len() == 9 { 3 } else { 8 };
        let index = |name: &str| match width {
            3 => name.parse().ok().map(Spot::index),
            _ => name.parse().ok().map(Square::index),
        };
        let squares = run.moment.squares.iter();
        let rings = squares.filter_map(|(square, name)| Some((index(square)?, name.clone())));
        Self {
            fields: start.fields.iter().map(|field| field.of(call)).collect(),
            answer,
            board,
            rings: rings.collect(),
            shown,
            width,
            chooses_square: start.board.is_empty(),
            run,
        }
    }
}

impl Field {
    fn of(&self, call: &Call) -> Choice {
        match self {
            Self::Square => Choice::of("square", call.square, Square::all()),
            Self::Direction => Choice::of("direction", call.direction, Direction::ALL),
            Self::Disc => Choice::of("disc", call.disc, [Disc::Black, Disc::White]),
            Self::Depth(most) => Choice::of("depth", call.depth, 0..=*most),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::Value;

    fn ask(request: &str) -> Value {
        serde_json::from_str(&respond(request)).unwrap()
    }

    #[test]
    fn a_click_puts_a_disc_or_marks_a_spot() {
        let disc = ask("function=flips&click=0");
        assert!(disc["board"].as_str().unwrap().starts_with('X'));
        let marked = ask("function=one_ahead&board=X...O..X.&click=1");
        assert_eq!(marked["board"], "XO..O..X.");
        let removed = ask("function=one_ahead&board=X...O..X.&click=0");
        assert_eq!(removed["board"], "....O..X.");
    }
}
