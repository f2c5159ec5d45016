//! Tests of a common mistake: a search on 64 cells, without the sentinel.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use legal_moves::{bracket, is_legal};
use pretty_assertions::assert_eq;
use test_support::examples::{example, square};

const EAST: usize = 1;
const SOUTH_EAST: usize = 8 + 1;
const SOUTH_WEST: usize = 8 - 1;

/// Searches for a bracket in an array of 64 cells. A step adds to the index and
/// doesn't check for the edge.
fn is_bracketed(board: &Board, from: &str, step: usize, disc: Disc) -> bool {
    let cells: Vec<Cell> = Square::all().map(|square| board[square]).collect();
    let opponent = Cell::from(disc.opponent());
    let first = square(from).index() + step;
    let mut end = first;
    while cells[end] == opponent {
        end += step;
    }
    end > first && cells[end] == Cell::from(disc)
}

#[test]
fn search_without_sentinel_works_far_from_edge() {
    let board = example("c6").board;
    assert!(is_bracketed(&board, "c6", SOUTH_EAST, Disc::Black));
    assert!(!is_bracketed(&board, "c6", EAST, Disc::Black));
}

/// a5 is black, b5 is white, and the index of a5 follows that of h4.
#[test]
fn search_without_sentinel_wraps_at_h4() {
    let board = example("c6").board;
    assert!(is_bracketed(&board, "h4", EAST, Disc::White));
    assert!(!is_legal(&board, square("h4"), Disc::White));
}

#[test]
#[should_panic(expected = "the len is 64 but the index is 67")]
fn search_without_sentinel_panics_from_f7() {
    let board = example("c6").board;
    is_bracketed(&board, "f7", SOUTH_WEST, Disc::White);
}

#[test]
fn bracket_from_f7_ends_at_the_edge() {
    let board = example("c6").board;
    let end = bracket(&board, square("f7"), Direction::SouthWest, Disc::White);
    assert_eq!(end, None);
}
