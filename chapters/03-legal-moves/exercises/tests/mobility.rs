//! The checks of `mobility`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, positions, random_boards, square};
use legal_moves::legal_moves;
use legal_moves_exercises::mobility::mobility;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Board,), (usize, usize)> {
    Task::new("mobility", |(board,)| mobility(&board))
        .contrast(some_pairs, reference)
}

fn both(count: impl Fn(Disc) -> usize) -> (usize, usize) {
    (count(Disc::Black), count(Disc::White))
}

fn reference((board,): (Board,)) -> (usize, usize) {
    both(|disc| moves(&board, disc))
}

fn moves(board: &Board, disc: Disc) -> usize {
    legal_moves(board, disc).count()
}

#[track_caller]
fn expect(board: Board, black: usize, white: usize) {
    task().expect([((board,), (black, white))]);
}

#[test]
fn black_and_white_begin_with_four_moves_each() {
    expect(Board::start(), 4, 4);
}

/// White would have to play left of a4, where the board ends.
#[test]
fn two_discs_give_one_side_a_move() {
    let mut board = Board::empty();
    board.set(square("a4"), Cell::Black);
    board.set(square("b4"), Cell::White);
    expect(board, 1, 0);
}

/// A black disc on a4 would bracket b4, if a4 were empty.
#[test]
fn an_occupied_square_is_no_move() {
    let mut board = Board::empty();
    for (name, cell) in [
        ("a4", Cell::Black),
        ("b4", Cell::White),
        ("c4", Cell::Black),
        ("d4", Cell::White),
    ] {
        board.set(square(name), cell);
    }
    expect(board, 1, 0);
}

#[test]
fn a_square_counts_once_however_many_brackets() {
    expect(positions::c6(), 10, 8);
    expect(positions::d2(), 6, 3);
}

#[test]
fn nobody_has_a_move_when_the_game_is_over() {
    expect(positions::b1(), 0, 0);
    expect(Board::empty(), 0, 0);
}

#[test]
fn the_mobility_of_300_boards_is_counted_as_in_the_chapter() {
    task().agrees_with(
        reference,
        random_boards().take(300).map(|board| (board,)),
    );
}

/// Returns up to four black discs, each beside a white one and far from the
/// others.
fn some_pairs(random: &mut Random) -> (Board,) {
    let mut board = Board::empty();
    for row in (0..8).step_by(2) {
        if random.below(2) == 0 {
            continue;
        }
        let column = 1 + random.below(5) as i32;
        board.set(Square::at(column, row), Cell::Black);
        board.set(Square::at(column + 1, row), Cell::White);
    }
    (board,)
}
