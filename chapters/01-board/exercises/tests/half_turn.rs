//! The checks of `half_turn`.

use board::{Board, Cell, Square};
use board_exercises::half_turn::half_turn;
use checks::{Task, board, random_board, square};

#[impostor_macros::add_mistakes]
fn task() -> Task<(Board,), Board> {
    Task::new("half_turn", |(board,)| half_turn(&board)).contrast(
        |random| (random_board(random),),
        |(board,)| moved(&board, opposite),
    )
}

fn opposite(square: Square) -> Square {
    Square::new(63 - square.index())
}

fn moved(board: &Board, to: fn(Square) -> Square) -> Board {
    let mut moved = Board::empty();
    for square in Square::all() {
        moved.set(to(square), board[square]);
    }
    moved
}

/// Returns the position before c6, from the project sheet, and its half turn.
fn c6() -> (Board, Board) {
    let before = board(
        "- - - - - - - -
         - - - B - - - -
         - - B - - - - -
         B B W B B - - -
         B W W B B W - -
         B W - W W - - -
         - - - W B - - -
         - - - - B - - -",
    );
    let turned = board(
        "- - - B - - - -
         - - - B W - - -
         - - - W W - W B
         - - W B B W W B
         - - - B B W B B
         - - - - - B - -
         - - - - B - - -
         - - - - - - - -",
    );
    (before, turned)
}

#[test]
fn a_disc_on_d2_ends_up_on_e7() {
    let (mut before, mut after) = (Board::empty(), Board::empty());
    before.set(square("d2"), Cell::Black);
    after.set(square("e7"), Cell::Black);
    task().expect([((before,), after)]);
}

#[test]
fn the_empty_board_stays_empty() {
    task().expect([((Board::empty(),), Board::empty())]);
}

#[test]
fn the_start_looks_the_same_from_both_sides() {
    task().expect([((Board::start(),), Board::start())]);
}

#[test]
fn a_game_looks_right_from_the_other_side_of_the_table() {
    let (before, turned) = c6();
    task().expect([((before,), turned)]);
}

#[test]
fn two_half_turns_bring_the_game_back() {
    let (before, turned) = c6();
    task().expect([((turned,), before)]);
}
