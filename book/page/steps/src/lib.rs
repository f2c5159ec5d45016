//! Runs the book's functions for a page, one step at a time. A request and its
//! response are written as those of the [boards](page_boards::protocol); the page
//! knows nothing about any game. Each request runs a function from its start.
//!
//! In a page, the chapters below are copies that say what they do, step by step.
//! The chapters themselves say nothing: here, their functions have no steps.

mod request;
mod response;
mod start;
#[cfg(target_arch = "wasm32")]
mod wasm;

use page_boards::Request;
use page_boards::protocol::{Refusal, json};
use request::{call, line, read};
use response::Response;
use start::STARTS;

/// Answers a request.
pub fn respond(request: &str) -> String {
    let request = Request::parse(request);
    let name = request.text("function").unwrap_or_default();
    let Some(start) = STARTS.iter().find(|start| start.name == name) else {
        return json(&Refusal { error: format!("there's no function {name:?} here") });
    };
    let call = call(start, &request);
    let wanted = read(&request, "step").unwrap_or_default();
    let line = line(start, &request);
    let board = page_trace::Board::Othello(line.clone());
    let board = Some(board).filter(|_| start.board.len() == 64);
    let (answer, run) = page_trace::run(start.follows, wanted, board, || (start.call)(&call));
    json(&Response::new(start, &call, line, answer, run))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::{Value, json};

    fn ask(request: &str) -> Value {
        serde_json::from_str(&respond(request)).unwrap()
    }

    #[test]
    fn a_function_is_called_with_what_the_reader_chose() {
        let response = ask("function=next&square=h4&direction=west");
        assert_eq!(response["answer"], "g4");
        assert_eq!(response["width"], 8);
        let fields = response["fields"].as_array().unwrap();
        let chosen: Vec<_> = fields.iter().map(|field| (&field["name"], &field["value"])).collect();
        let (square, direction) =
            ((json!("square"), json!("h4")), (json!("direction"), json!("west")));
        assert_eq!(chosen, [(&square.0, &square.1), (&direction.0, &direction.1)]);
        assert_eq!(fields[0]["choices"][0], "a1");
        let refusal = "there's no function \"none\" here";
        assert_eq!(ask("function=none"), json!({ "error": refusal }));
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

    #[test]
    fn every_function_has_an_answer() {
        for start in &STARTS {
            let response = ask(&format!("function={}", start.name));
            assert!(response["answer"].is_string(), "{}", start.name);
        }
    }
}
