//! Whose turn it is, passing, the end of the game and its score.

use board::{Board, Cell, Disc, Square};
use end_of_game::{Position, Score, Turn};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::{
    DRAW, DRAW_WITH_EMPTY_SQUARES, FULL_BOARD, WIPED_OUT,
};
use test_support::examples::example;

use crate::common::after;

/// The game of b1 before its last move, which Black cannot make.
fn before_the_last_move() -> Position {
    after(example("b1").transcript.strip_suffix("b2").unwrap())
}

fn score(black: usize, white: usize) -> Score {
    Score { black, white }
}

#[test]
fn black_begins() {
    let start = Position::start();
    assert_eq!((start.turn(), start.to_move), (Turn::Move, Disc::Black));
    let moves: Vec<_> = start.legal_moves().collect();
    assert_eq!(moves, ["d3", "c4", "f5", "e6"].map(|s| s.parse().unwrap()));
}

#[test]
fn after_a_move_it_is_the_opponents_turn() {
    let after_f5 = Position::start().play("f5".parse().unwrap()).unwrap();
    assert_eq!(
        (after_f5.turn(), after_f5.to_move),
        (Turn::Move, Disc::White)
    );
    assert_eq!(after_f5.board, example("start").after);
}

#[test]
fn an_illegal_move_makes_no_position() {
    let answer = Position::start().play(Square::OVERFLOW);
    assert_eq!(answer, Err(IllegalMove::OffTheBoard));
}

#[test]
fn a_color_that_cannot_move_passes_while_the_opponent_can() {
    let position = before_the_last_move();
    assert_eq!(
        (position.turn(), position.to_move),
        (Turn::Pass, Disc::Black)
    );
    let passed = position.passed();
    assert_eq!((passed.turn(), passed.to_move), (Turn::Move, Disc::White));
    assert_eq!(passed.board, position.board);
}

#[test]
fn the_game_is_over_although_b1_is_empty() {
    let end = after(example("b1").transcript);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(end.passed().turn(), Turn::Over);
    assert_eq!(end.board, example("b1").board);
}

#[test]
fn the_square_that_is_left_goes_to_the_winner() {
    let board = after(example("b1").transcript).board;
    assert_eq!(Score::discs(&board), score(34, 29));
    assert_eq!(Score::result(&board), score(35, 29));
    assert_eq!(Score::result(&board).winner(), Some(Disc::Black));
}

#[test]
fn a_color_that_loses_every_disc_has_lost_64_to_0() {
    let end = after(WIPED_OUT);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(Score::discs(&end.board), score(13, 0));
    assert_eq!(Score::result(&end.board), score(64, 0));
}

#[test]
fn a_full_board_is_the_end() {
    let end = after(FULL_BOARD);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(end.board.count(Cell::Empty), 0);
    assert_eq!(Score::result(&end.board), Score::discs(&end.board));
    assert_eq!(Score::result(&end.board).winner(), Some(Disc::White));
}

#[test]
fn a_draw_is_32_to_32() {
    let end = after(DRAW);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(Score::discs(&end.board), score(32, 32));
    assert_eq!(Score::result(&end.board).winner(), None);
}

#[test]
fn in_a_draw_each_side_has_half_of_the_empty_squares() {
    let end = after(DRAW_WITH_EMPTY_SQUARES);
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(Score::discs(&end.board), score(31, 31));
    assert_eq!(Score::result(&end.board), score(32, 32));
}

/// The best play on a board of 4 columns and 4 rows ends so.
#[test]
fn squares_outside_a_smaller_board_go_to_nobody() {
    let rows = ["##-OOO##", "##OXXO##", "##OOXO##", "##OOO-##"].concat();
    let line = format!("{border}{rows}{border}", border = "#".repeat(16));
    let board: Board = line.parse().unwrap();
    assert_eq!(Score::discs(&board), score(3, 11));
    assert_eq!(Score::result(&board), score(3, 13));
}

#[test]
fn a_score_is_written_with_black_first() {
    assert_snapshot!(score(35, 29), @"35-29");
}
