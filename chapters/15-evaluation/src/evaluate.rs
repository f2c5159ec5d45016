//! Evaluations of an Othello position, each one step better than the one
//! before. They speak for the color to move: more than 0 is good for it.

use board::{Cell, Square};
use directions::{Direction, next};
use end_of_game::Position;
use minimax::{Evaluation, discs};

/// The evaluations and their names, in the order of the steps.
pub const STEPS: [(&str, Evaluation<'static, Position>); 4] = [
    ("discs", &counted),
    ("corners", &corners),
    ("mobility", &mobility),
    ("phased", &phased),
];

/// The value of a disc in the units of the other evaluations, approximately.
pub const DISC: i32 = 12;

/// Returns the discs, in these points: it plays as [`discs`] does.
pub fn counted(position: &Position) -> i32 {
    DISC * discs(position)
}

/// Returns the evaluation with this name.
pub fn find_step(name: &str) -> Option<Evaluation<'static, Position>> {
    let step = STEPS.into_iter().find(|step| step.0 == name);
    step.map(|step| step.1)
}

/// 1 if the color to move has a disc there, -1 if its opponent has one.
fn owner(position: &Position, square: Square) -> i32 {
    match position.board[square] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == position.to_move.into() => 1,
        _ => -1,
    }
}

/// Evaluates corners: a corner is never lost again, and a disc beside an empty
/// one helps the opponent to take it. Other discs count a little.
pub fn corners(position: &Position) -> i32 {
    30 * corner_points(position) + discs(position)
}

/// 4 for a corner. While it is empty, 2 against the color that has its X
/// square, on the diagonal, and 1 against each disc on its C squares, on the
/// edges.
pub fn corner_points(position: &Position) -> i32 {
    let owner = |square| owner(position, square);
    let mut points = 0;
    for (column, c_column) in [(0, 1), (7, 6)] {
        for (row, c_row) in [(0, 1), (7, 6)] {
            let corner = Square::at(column, row);
            if position.board[corner] == Cell::Empty {
                points -= 2 * owner(Square::at(c_column, c_row));
                points -= owner(Square::at(c_column, row));
                points -= owner(Square::at(column, c_row));
            } else {
                points += 4 * owner(corner);
            }
        }
    }
    points
}

/// Evaluates mobility: the opponent may bracket a disc beside an empty square,
/// so a player with few of them leaves the opponent few moves.
pub fn mobility(position: &Position) -> i32 {
    30 * corner_points(position) - 10 * frontier(position)
}

/// Returns the discs beside an empty square: those of the color to move minus
/// those of its opponent.
pub fn frontier(position: &Position) -> i32 {
    let is_empty = |square| position.board[square] == Cell::Empty;
    let is_beside_one = |square: &Square| {
        let mut ways = Direction::ALL.into_iter();
        ways.any(|way| is_empty(next(*square, way)))
    };
    let discs = Square::all().filter(|&square| !is_empty(square));
    let frontier = discs.filter(is_beside_one);
    frontier.map(|square| owner(position, square)).sum()
}

/// Returns the legal moves: those of the color to move minus those of its
/// opponent.
pub fn legal_moves(position: &Position) -> i32 {
    let own = position.legal_moves().count() as i32;
    let others = position.passed().legal_moves().count() as i32;
    own - others
}

/// Looks at other things once 28 squares are left: then it counts the moves
/// themselves, and the frontier weighs half.
pub fn phased(position: &Position) -> i32 {
    if position.board.count(Cell::Empty) > 28 {
        return mobility(position);
    }
    30 * corner_points(position) - 5 * frontier(position)
        + 10 * legal_moves(position)
}

/// Returns the weighted sum of corner points, legal moves, frontier, discs and
/// edges.
pub fn weighed(weights: [i32; 5], position: &Position) -> i32 {
    let [corners, moves, frontiers, all, edge] = weights;
    corners * corner_points(position)
        + moves * legal_moves(position)
        + frontiers * frontier(position)
        + all * discs(position)
        + edge * edges(position)
}

/// Returns the discs on the edges, corners not counted: those of the color to
/// move minus those of its opponent.
pub fn edges(position: &Position) -> i32 {
    let is_end = |line: i32| line == 0 || line == 7;
    let is_edge =
        |square: &Square| is_end(square.column()) != is_end(square.row());
    let edges = Square::all().filter(is_edge);
    edges.map(|square| owner(position, square)).sum()
}
