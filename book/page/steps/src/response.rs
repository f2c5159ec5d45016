//! What a page gets.

use crate::start::{Call, Field, Start};
use board::Square;
use directions::Direction;
use page_trace::{Board, Moment, Run};
use std::fmt::Write as _;
use tic_tac_toe::Spot;

/// The lines of a response.
#[derive(Default)]
pub(crate) struct Response(pub(crate) String);

impl Response {
    pub(crate) fn line(&mut self, word: &str, value: &str) {
        let _ = writeln!(self.0, "{word} {value}");
    }

    /// What the reader can choose, and what's chosen: `field name value
    /// choices`.
    pub(crate) fn fields(&mut self, start: &Start, call: &Call) {
        for field in start.fields {
            let line = match field {
                Field::Square => {
                    let squares = Square::all().map(|square| square.to_string());
                    format!("square {} {}", call.square, join(squares))
                }
                Field::Direction => {
                    let all = Direction::ALL.map(|direction| direction.to_string());
                    format!("direction {} {}", call.direction, join(all))
                }
                Field::Disc => format!("disc {} Black White", call.disc),
                Field::Depth(most) => {
                    let depths = (0..=*most).map(|depth| depth.to_string());
                    format!("depth {} {}", call.depth, join(depths))
                }
            };
            self.line("field", &line);
        }
    }

    pub(crate) fn run(&mut self, run: &Run) {
        self.line("steps", &run.steps.to_string());
        self.line("first", &run.first.unwrap_or_default().to_string());
        if let Some(next) = run.next_call {
            self.line("next-call", &next.to_string());
        }
        let moment = &run.moment;
        self.line("at", &format!("{} {}", moment.line, moment.file));
        self.line("sentence", &moment.sentence);
        for (name, line) in &moment.stack {
            self.line("frame", &format!("{line} {name}"));
        }
        for (name, value, is_new) in &moment.variables {
            let new = if *is_new { "new" } else { "old" };
            self.line("variable", &format!("{new} {name} {value}"));
        }
    }

    /// The board as it's drawn, its cells, and the squares that variables name.
    pub(crate) fn board(&mut self, start: &Start, line: &str, moment: &Moment) {
        self.line("board", line);
        let shown = match &moment.board {
            Some(Board::Othello(line) | Board::TicTacToe(line)) => line,
            None => line,
        };
        self.line("shown", shown);
        let width = if shown.len() == 9 { 3 } else { 8 };
        self.line("width", &width.to_string());
        let acts = if start.board.is_empty() {
            "square"
        } else {
            "cell"
        };
        self.line("click", acts);
        for (square, name) in &moment.squares {
            if let Some(index) = index(square, width) {
                self.line("ring", &format!("{index} {name}"));
            }
        }
    }
}

fn join(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" ")
}

fn index(name: &str, width: usize) -> Option<usize> {
    match width {
        3 => name.parse::<Spot>().ok().map(Spot::index),
        _ => name.parse::<Square>().ok().map(Square::index),
    }
}
