//! Runs a function of a chapter for the **Step** button of a listing.
//!
//! Requests and responses have the encoding of the [boards](page_boards::protocol). Each
//! request runs the function from its start, and the response describes one step.
//! `functions.rs` lists the functions and their inputs.
//!
//! A page is built with instrumented copies of the chapters, see [`page_trace`]. The
//! chapters themselves aren't instrumented: without the copies, no function has steps.

mod functions;
mod request;

use board::{Disc, Square};
use directions::Direction;
use functions::{Arguments, FUNCTIONS, Field, SteppedFunction};
use page_boards::Request;
use page_boards::protocol::json;
use page_trace::Run;
use request::{arguments, board_line, parse_field};
use serde::Serialize;
use tic_tac_toe::Spot;

/// Answers a request with JSON. An unknown function gets a response with an `error`.
pub fn respond(request: &str) -> String {
    let request = Request::parse(request);
    let name = request.text("function").unwrap_or_default();
    let Some(function) = FUNCTIONS.iter().find(|function| function.name == name) else {
        let error = format!("there's no function {name:?} here");
        return json(&Request::default().with("error", error));
    };
    let step = parse_field(&request, "step").unwrap_or_default();
    let line = board_line(function, &request);
    let arguments = arguments(function, &request, &line);
    let board = (function.board.len() == 64).then(|| line.clone());
    let followed = [&[function.name][..], function.calls].concat();
    let (result, run) = page_trace::run(&followed, step, board, || (function.call)(&arguments));
    json(&Response::new(function, &arguments, line, result, run))
}

/// Answers the request that the page has written into memory.
#[cfg(target_arch = "wasm32")]
#[allow(unsafe_code)] // only for `export_name`
#[unsafe(export_name = "respond")]
extern "C" fn respond_to_page() -> usize {
    page_boards::wasm::respond_with(respond)
}

/// The response: the run, one of its steps, and the inputs.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Response {
    /// The inputs for the arguments.
    fields: Vec<Choice>,
    /// The `Debug` output of the result.
    answer: String,
    /// The run and the snapshot of the step.
    #[serde(flatten)]
    run: Run,
    /// The board with which the function was called.
    board: String,
    /// The board in this step.
    shown: String,
    /// The number of columns.
    width: usize,
    /// True if a click chooses the square; otherwise it changes its content.
    chooses_square: bool,
    /// The cells that are values of variables, with the names of the variables.
    rings: Vec<(usize, String)>,
}

/// An input: the name of its field, its value, and all possible values.
#[derive(Serialize)]
struct Choice {
    name: &'static str,
    value: String,
    choices: Vec<String>,
}

impl Choice {
    fn new<T: ToString>(name: &'static str, value: T, all: impl IntoIterator<Item = T>) -> Self {
        Self {
            name,
            value: value.to_string(),
            choices: all.into_iter().map(|value| value.to_string()).collect(),
        }
    }
}

impl Response {
    fn new(
        function: &SteppedFunction,
        arguments: &Arguments,
        board: String,
        answer: String,
        run: Run,
    ) -> Self {
        let shown = run.snapshot.board.as_ref().unwrap_or(&board).clone();
        let width = if shown.len() == 9 { 3 } else { 8 };
        let index = |name: &str| match width {
            3 => name.parse().ok().map(Spot::index),
            _ => name.parse().ok().map(Square::index),
        };
        let rings = run
            .snapshot
            .squares
            .iter()
            .filter_map(|(square, name)| Some((index(square)?, name.clone())))
            .collect();
        let fields = function
            .fields
            .iter()
            .map(|field| field.choice(arguments))
            .collect();
        Self {
            fields,
            answer,
            board,
            rings,
            shown,
            width,
            chooses_square: function.board.is_empty(),
            run,
        }
    }
}

impl Field {
    fn choice(&self, arguments: &Arguments) -> Choice {
        match self {
            Self::Square => Choice::new("square", arguments.square, Square::all()),
            Self::Direction => Choice::new("direction", arguments.direction, Direction::ALL),
            Self::Disc => Choice::new("disc", arguments.disc, [Disc::Black, Disc::White]),
            Self::Depth(max) => Choice::new("depth", arguments.depth, 0..=*max),
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
    fn click_places_disc() {
        let response = ask("function=flips&click=0");
        assert!(response["board"].as_str().unwrap().starts_with('X'));
    }

    #[test]
    fn click_places_or_removes_mark() {
        let marked = ask("function=one_ahead&board=X...O..X.&click=1");
        assert_eq!(marked["board"], "XO..O..X.");
        let removed = ask("function=one_ahead&board=X...O..X.&click=0");
        assert_eq!(removed["board"], "....O..X.");
    }
}
