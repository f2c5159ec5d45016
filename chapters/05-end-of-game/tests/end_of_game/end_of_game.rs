//! Tests of turns, passing, the end of the game and the score.

use board::{Board, Cell, Disc, Square};
use end_of_game::{Position, Score, Turn};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::{
    DRAW, DRAW_WITH_EMPTY_SQUARES, FULL_BOARD, WIPED_OUT,
};
use test_support::examples::example;

use crate::common::position_after;

/// Returns the position before the last move of example b1: Black must pass.
fn before_last_move() -> Position {
    position_after(example("b1").transcript.strip_suffix("b2").unwrap())
}

fn score(black: usize, white: usize) -> Score {
    Score { black, white }
}

#[test]
fn black_moves_first() {
    let start = Position::start();
    assert_eq!((start.turn(), start.to_move), (Turn::Move, Disc::Black));
    let moves: Vec<_> = start.legal_moves().collect();
    assert_eq!(
        moves,
        ["d3", "c4", "f5", "e6"].map(|name| name.parse().unwrap())
    );
}

#[test]
fn opponent_is_to_move_after_a_move() {
    let after_f5 = Position::start().play("f5".parse().unwrap()).unwrap();
    assert_eq!(
        (after_f5.turn(), after_f5.to_move),
        (Turn::Move, Disc::White)
    );
    assert_eq!(after_f5.board, example("start").after);
}

#[test]
fn play_rejects_illegal_move() {
    let result = Position::start().play(Square::OVERFLOW);
    assert_eq!(result, Err(IllegalMove::OffTheBoard));
}

#[test]
fn color_without_a_move_passes() {
    let position = before_last_move();
    assert_eq!(
        (position.turn(), position.to_move),
        (Turn::Pass, Disc::Black)
    );
    let passed = position.passed();
    assert_eq!((passed.turn(), passed.to_move), (Turn::Move, Disc::White));
    assert_eq!(passed.board, position.board);
}

#[test]
fn game_is_over_with_b1_empty() {
    let end = position_after(example("b1").transcript);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(end.passed().turn(), Turn::Over);
    assert_eq!(end.board, example("b1").board);
}

#[test]
fn winner_gets_the_empty_square() {
    let board = position_after(example("b1").transcript).board;
    assert_eq!(Score::discs(&board), score(34, 29));
    assert_eq!(Score::result(&board), score(35, 29));
    assert_eq!(Score::result(&board).winner(), Some(Disc::Black));
}

#[test]
fn wipeout_is_64_to_0() {
    let end = position_after(WIPED_OUT);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(Score::discs(&end.board), score(13, 0));
    assert_eq!(Score::result(&end.board), score(64, 0));
}

#[test]
fn full_board_ends_the_game() {
    let end = position_after(FULL_BOARD);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(end.board.count(Cell::Empty), 0);
    assert_eq!(Score::result(&end.board), Score::discs(&end.board));
    assert_eq!(Score::result(&end.board).winner(), Some(Disc::White));
}

#[test]
fn draw_is_32_to_32() {
    let end = position_after(DRAW);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(Score::discs(&end.board), score(32, 32));
    assert_eq!(Score::result(&end.board).winner(), None);
}

#[test]
fn draw_splits_the_empty_squares() {
    let end = position_after(DRAW_WITH_EMPTY_SQUARES);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(Score::discs(&end.board), score(31, 31));
    assert_eq!(Score::result(&end.board), score(32, 32));
}

/// The board is the end of perfect play on 4 columns and 4 rows.
#[test]
fn border_cells_score_for_neither_color() {
    let rows = ["##-OOO##", "##OXXO##", "##OOXO##", "##OOO-##"].concat();
    let line = format!("{border}{rows}{border}", border = "#".repeat(16));
    let board: Board = line.parse().unwrap();
    assert_eq!(Score::discs(&board), score(3, 11));
    assert_eq!(Score::result(&board), score(3, 13));
}

#[test]
fn score_displays_black_first() {
    assert_snapshot!(score(35, 29), @"35-29");
}
