//! What a page asks: which function runs, and with what.

use crate::start::{Call, Field, Start};
use board::{Board, Disc, Square};
use directions::Direction;
use page_boards::Request;

/// The value of a field, if it's there and makes sense.
pub(crate) fn read<T: std::str::FromStr>(request: &Request, field: &str) -> Option<T> {
    request.text(field)?.parse().ok()
}

/// The cells of the board, as one line.
pub(crate) fn line(start: &Start, request: &Request) -> String {
    let first = match start.board {
        "" => "-".repeat(64),
        board => board.to_owned(),
    };
    let given = request.text("board");
    let given = given.filter(|line| line.len() == first.len());
    let mut line = given.map_or(first, str::to_owned);
    let at = read::<usize>(request, "click").filter(|at| *at < line.len());
    if let Some(at) = at.filter(|_| !start.board.is_empty()) {
        match line.len() {
            9 => mark(&mut line, at),
            _ => turn(&mut line, at),
        }
    }
    line
}

/// A click on a square of Othello: no disc, a black one, a white one.
fn turn(line: &mut String, at: usize) {
    let next = match &line[at..=at] {
        "-" => "X",
        "X" => "O",
        _ => "-",
    };
    line.replace_range(at..=at, next);
}

/// A click on a spot of tic-tac-toe: the player to move marks it. If a mark is
/// taken away, the other player's last one may have to go, too.
fn mark(line: &mut String, at: usize) {
    let count = |line: &str, sign| line.matches(sign).count();
    let is_free = &line[at..=at] == ".";
    let even = count(line, 'X') == count(line, 'O');
    let sign = if even { "X" } else { "O" };
    line.replace_range(at..=at, if is_free { sign } else { "." });
    let extra = match (count(line, 'X'), count(line, 'O')) {
        (x, o) if x < o => line.rfind('O'),
        (x, o) if x > o + 1 => line.rfind('X'),
        _ => None,
    };
    if let Some(extra) = extra {
        line.replace_range(extra..=extra, ".");
    }
}

/// What the function is called with.
pub(crate) fn call(start: &Start, request: &Request, line: &str) -> Call {
    let clicked = read(request, "click").filter(|_| start.board.is_empty());
    let square = clicked.map(Square::new);
    let deepest = start.fields.iter().find_map(|field| match field {
        Field::Depth(most) => Some(*most),
        _ => None,
    });
    let deepest = deepest.unwrap_or_default();
    let c6 = Square::at(2, 5);
    Call {
        game: line.replace('-', ".").parse().unwrap_or_default(),
        board: line.parse().unwrap_or(Board::empty()),
        square: square.or(read(request, "square")).unwrap_or(c6),
        direction: read(request, "direction").unwrap_or(Direction::North),
        disc: read(request, "disc").unwrap_or(Disc::Black),
        depth: read(request, "depth")
            .unwrap_or(deepest.min(2))
            .min(deepest),
    }
}
