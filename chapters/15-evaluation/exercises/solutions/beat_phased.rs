//! `phased` doesn't look at the edges. A disc in the middle of an edge can be
//! flipped along the edge only. The weights come from a few hundred matches.

use board::{Board, Cell, Disc, Square};
use end_of_game::Position;
use evaluation::evaluate::{corner_points, frontier, legal_moves};
use minimax::discs;

/// What this position is worth to the side to move.
pub fn beat_phased(board: &Board, to_move: Disc) -> i32 {
    let board = *board;
    let position = &Position { board, to_move };
    45 * corner_points(position) + 5 * legal_moves(position)
        - 6 * frontier(position)
        - 2 * discs(position)
        + 11 * edges(position)
        + late(position)
}

/// At the very end, discs are what counts.
fn late(position: &Position) -> i32 {
    match position.board.count(Cell::Empty) {
        0..5 => 10 * discs(position),
        _ => 0,
    }
}

/// The discs in the middle of the edges, away from the corners.
fn edges(position: &Position) -> i32 {
    let owner = |square: Square| match position.board[square] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == position.to_move.into() => 1,
        _ => -1,
    };
    let is_edge = |line: i32| line == 0 || line == 7;
    let is_middle = |line: i32| (2..6).contains(&line);
    let squares = Square::all().filter(|square| {
        is_edge(square.column()) && is_middle(square.row())
            || is_edge(square.row()) && is_middle(square.column())
    });
    squares.map(owner).sum()
}
