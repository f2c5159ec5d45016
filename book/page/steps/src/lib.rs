//! Runs the book's functions for a page, one step at a time. The page sends lines,
//! each a word and a value, and gets lines; it knows nothing about any game. Each
//! request runs a function from its start.
//!
//! In a page, the chapters below are copies that say what they do, step by step.
//! The chapters themselves say nothing: here, their functions have no steps.

mod request;
mod response;
mod start;
mod wasm;

use request::{call, line, parse, read};
use response::Response;
use start::STARTS;

/// Answers a request.
pub fn respond(request: &str) -> String {
    let request = parse(request);
    let name = request.get("function").copied().unwrap_or_default();
    let Some(start) = STARTS.iter().find(|start| start.name == name) else {
        return format!("error there's no function {name:?} here");
    };
    let call = call(start, &request);
    let wanted = read(&request, "step").unwrap_or_default();
    let line = line(start, &request);
    let board = page_trace::Board::Othello(line.clone());
    let board = Some(board).filter(|_| start.board.len() == 64);
    let (answer, run) = page_trace::run(start.follows, wanted, board, || (start.call)(&call));
    let mut response = Response::default();
    response.fields(start, &call);
    response.line("answer", &answer);
    response.run(&run);
    response.board(start, &line, &run.moment);
    response.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn lines(request: &str, word: &str) -> Vec<String> {
        let response = respond(request);
        let lines = response.lines().filter_map(|line| line.split_once(' '));
        let lines = lines.filter(|(first, _)| *first == word);
        lines.map(|(_, rest)| rest.to_owned()).collect()
    }

    #[test]
    fn a_function_is_called_with_what_the_reader_chose() {
        let request = "function next\nsquare h4\ndirection west\n";
        assert_eq!(lines(request, "answer"), ["g4"]);
        assert_eq!(lines(request, "width"), ["8"]);
        let chosen = lines(request, "field");
        let chosen: Vec<_> = chosen
            .iter()
            .map(|line| &line[..line.len().min(14)])
            .collect();
        assert_eq!(chosen, ["square h4 a1 b", "direction west"]);
        assert_eq!(lines("function none\n", "error").len(), 1);
    }

    #[test]
    fn a_click_puts_a_disc_or_marks_a_spot() {
        let disc = lines("function flips\nclick 0\n", "board");
        assert_eq!(&disc[0][..1], "X");
        let request = "function one_ahead\nboard X...O..X.\nclick 1\n";
        assert_eq!(lines(request, "board"), ["XO..O..X."]);
        let removed = "function one_ahead\nboard X...O..X.\nclick 0\n";
        assert_eq!(lines(removed, "board"), ["....O..X."]);
    }

    #[test]
    fn every_function_has_an_answer() {
        for start in &STARTS {
            let request = format!("function {}\n", start.name);
            assert_eq!(lines(&request, "answer").len(), 1, "{}", start.name);
        }
    }
}
