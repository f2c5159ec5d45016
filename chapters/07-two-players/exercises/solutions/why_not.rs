//! One walk in each direction, as in chapter 3, which remembers where it ended.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};
use end_of_game::Position;

/// Why the color to move can't place a disc on this square.
pub fn why_not(position: &Position, square: Square) -> String {
    let Position { board, to_move } = position;
    match board[square] {
        Cell::Black => return format!("{square} has a black disc on it."),
        Cell::White => return format!("{square} has a white disc on it."),
        Cell::Empty | Cell::Border => {}
    }
    let runs = Direction::ALL.iter();
    let runs: Vec<_> = runs
        .filter_map(|&way| open_run(board, square, to_move.opponent(), way))
        .collect();
    if runs.is_empty() {
        format!("{square} traps nothing: no disc to flip is beside it.")
    } else {
        format!("{square} traps nothing: {}.", runs.join(", "))
    }
}

/// Where the run in this direction ends, if there is one.
fn open_run(
    board: &Board,
    square: Square,
    opponent: Disc,
    way: Direction,
) -> Option<String> {
    let first = next(square, way);
    let mut end = first;
    while board[end] == Cell::from(opponent) {
        end = next(end, way);
    }
    (end != first).then(|| {
        if end.is_on_board() {
            format!("from {first} you get to {end}, which is empty")
        } else {
            format!("from {first} you get to the edge")
        }
    })
}
