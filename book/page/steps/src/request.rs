//! The board and the arguments of a request.

use crate::functions::{Arguments, Field, SteppedFunction};
use board::{Board, Disc, Square};
use directions::Direction;
use page_boards::Request;

/// Returns the value of a field, or `None` if it is missing or invalid.
pub(crate) fn parse_field<T: std::str::FromStr>(request: &Request, field: &str) -> Option<T> {
    request.text(field)?.parse().ok()
}

/// Returns the cells of the request's board as one line, after its click, if any.
pub(crate) fn board_line(function: &SteppedFunction, request: &Request) -> String {
    let default = match function.board {
        "" => "-".repeat(64),
        board => board.to_owned(),
    };
    let mut line = match request.text("board") {
        Some(line) if line.len() == default.len() => line.to_owned(),
        _ => default,
    };
    let click = parse_field::<usize>(request, "click").filter(|index| *index < line.len());
    if let Some(index) = click
        && !function.board.is_empty()
    {
        match line.len() {
            9 => toggle_mark(&mut line, index),
            _ => toggle_disc(&mut line, index),
        }
    }
    line
}

/// Changes a square of Othello from empty to black, to white, and back.
fn toggle_disc(line: &mut String, index: usize) {
    let next = match &line[index..=index] {
        "-" => "X",
        "X" => "O",
        _ => "-",
    };
    line.replace_range(index..=index, next);
}

/// Marks a spot of tic-tac-toe for the player to move, or removes its mark. Then it
/// removes the other player's last mark, if that player has too many.
fn toggle_mark(line: &mut String, index: usize) {
    let count = |line: &str, mark: char| line.matches(mark).count();
    let is_empty = &line[index..=index] == ".";
    let to_move = if count(line, 'X') == count(line, 'O') {
        "X"
    } else {
        "O"
    };
    line.replace_range(index..=index, if is_empty { to_move } else { "." });
    let extra = match (count(line, 'X'), count(line, 'O')) {
        (x, o) if x < o => line.rfind('O'),
        (x, o) if x > o + 1 => line.rfind('X'),
        _ => None,
    };
    if let Some(extra) = extra {
        line.replace_range(extra..=extra, ".");
    }
}

/// Returns the arguments of the function.
pub(crate) fn arguments(function: &SteppedFunction, request: &Request, line: &str) -> Arguments {
    let clicked = parse_field(request, "click")
        .filter(|_| function.board.is_empty())
        .map(Square::new);
    let square = clicked
        .or(parse_field(request, "square"))
        .unwrap_or(Square::at(2, 5)); // c6
    let max_depth = function
        .fields
        .iter()
        .find_map(|field| match field {
            Field::Depth(max) => Some(*max),
            _ => None,
        })
        .unwrap_or_default();
    Arguments {
        game: line.replace('-', ".").parse().unwrap_or_default(),
        board: line.parse().unwrap_or(Board::empty()),
        square,
        direction: parse_field(request, "direction").unwrap_or(Direction::North),
        disc: parse_field(request, "disc").unwrap_or(Disc::Black),
        depth: parse_field(request, "depth").unwrap_or(2).min(max_depth),
    }
}
