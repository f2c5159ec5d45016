//! What a page gets.

use crate::start::{Call, Field, Start};
use board::Square;
use directions::Direction;
use page_trace::{Board, Run};
use serde::Serialize;
use tic_tac_toe::Spot;

/// The whole view of a step.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Response {
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

impl Response {
    pub(crate) fn new(start: &Start, call: &Call, board: String, answer: String, run: Run) -> Self {
        let shown = match &run.moment.board {
            Some(Board::Othello(line) | Board::TicTacToe(line)) => line.clone(),
            None => board.clone(),
        };
        let width = if shown.len() == 9 { 3 } else { 8 };
        let squares = run.moment.squares.iter();
        let ring = |(square, name): &(String, String)| Some((index(square, width)?, name.clone()));
        Self {
            fields: start.fields.iter().map(|field| field.of(call)).collect(),
            answer,
            board,
            shown,
            width,
            chooses_square: start.board.is_empty(),
            rings: squares.filter_map(ring).collect(),
            run,
        }
    }
}

impl Field {
    fn of(&self, call: &Call) -> Choice {
        let (name, value, choices) = match self {
            Self::Square => (
                "square",
                call.square.to_string(),
                Square::all().map(|square| square.to_string()).collect(),
            ),
            Self::Direction => (
                "direction",
                call.direction.to_string(),
                Direction::ALL.map(|way| way.to_string()).into(),
            ),
            Self::Disc => {
                ("disc", call.disc.to_string(), ["Black", "White"].map(str::to_owned).into())
            }
            Self::Depth(most) => (
                "depth",
                call.depth.to_string(),
                (0..=*most).map(|depth| depth.to_string()).collect(),
            ),
        };
        Choice { name, value, choices }
    }
}

fn index(name: &str, width: usize) -> Option<usize> {
    match width {
        3 => name.parse::<Spot>().ok().map(Spot::index),
        _ => name.parse::<Square>().ok().map(Square::index),
    }
}
