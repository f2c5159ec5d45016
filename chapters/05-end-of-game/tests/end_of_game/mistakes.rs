//! Common mistakes about the end of a game, and tests of their effects.

use board::{Cell, Disc, Square};
use end_of_game::{Position, Score, Turn};
use pretty_assertions::assert_eq;
use test_support::examples::example;

use crate::common::position_after;

/// Tests only if the color to move has no legal move: a mistake.
fn is_over(position: &Position) -> bool {
    position.legal_moves().next().is_none()
}

#[test]
fn is_over_mistakes_a_pass_for_the_end() {
    let moves = example("b1").transcript.strip_suffix("b2").unwrap();
    let position = position_after(moves);
    assert!(is_over(&position));
    assert_eq!(position.turn(), Turn::Pass);
    assert_eq!(Score::result(&position.board).to_string(), "46-18");
}

/// Tests only if the board is full: a mistake.
fn is_full(position: &Position) -> bool {
    position.board.count(Cell::Empty) == 0
}

#[test]
fn is_full_misses_the_end_with_an_empty_square() {
    let b1 = example("b1");
    let end = Position {
        board: b1.board,
        to_move: b1.to_move,
    };
    assert!(!is_full(&end));
    assert_eq!(end.turn(), Turn::Over);
}

/// Searches for a bracket to the east without a check for the edge.
fn is_bracketed_east(position: &Position, from: Square) -> bool {
    let cells: Vec<_> =
        Square::all().map(|square| position.board[square]).collect();
    let mut end = from.index() + 1;
    while cells[end] == position.to_move.opponent().into() {
        end += 1;
    }
    end > from.index() + 1 && cells[end] == position.to_move.into()
}

#[test]
fn search_without_sentinel_misses_the_end() {
    let end = Position {
        board: example("b1").board,
        to_move: Disc::White,
    };
    let b1 = Square::at(1, 0);
    assert!(is_bracketed_east(&end, b1));
    assert_eq!(end.turn(), Turn::Over);
}
