//! Mistakes that people make about the end of a game.

use board::{Cell, Disc, Square};
use end_of_game::{Position, Score, Turn};
use pretty_assertions::assert_eq;
use test_support::examples::example;

use crate::common::after;

/// The end, as you might ask for it first: the color to move has no move.
fn is_over(position: &Position) -> bool {
    position.legal_moves().next().is_none()
}

#[test]
fn a_pass_taken_for_the_end_stops_one_move_early() {
    let position = after(example("b1").transcript.strip_suffix("b2").unwrap());
    assert!(is_over(&position));
    assert_eq!(position.turn(), Turn::Pass);
    assert_eq!(Score::result(&position.board).to_string(), "46-18");
}

/// The end, as you might ask for it next: the board is full.
fn is_full(position: &Position) -> bool {
    position.board.count(Cell::Empty) == 0
}

#[test]
fn a_game_that_waits_for_a_full_board_never_ends() {
    let b1 = example("b1");
    let end = Position {
        board: b1.board,
        to_move: b1.to_move,
    };
    assert!(!is_full(&end));
    assert_eq!(end.turn(), Turn::Over);
}

/// Walks east in a row of 64 cells, where h1 comes before a2.
fn closes_to_the_east(position: &Position, from: Square) -> bool {
    let cells: Vec<_> =
        Square::all().map(|square| position.board[square]).collect();
    let mut end = from.index() + 1;
    while cells[end] == position.to_move.opponent().into() {
        end += 1;
    }
    end > from.index() + 1 && cells[end] == position.to_move.into()
}

#[test]
fn a_search_without_a_sentinel_lets_white_play_on() {
    let end = Position {
        board: example("b1").board,
        to_move: Disc::White,
    };
    let b1 = Square::at(1, 0);
    assert!(closes_to_the_east(&end, b1));
    assert_eq!(end.turn(), Turn::Over);
}
