//! The checks of `moves_from_discs`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use directions::{Direction, ray};
use legal_moves::legal_moves;
use legal_moves_exercises::moves_from_discs::moves_from_discs;

type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<Square>> {
    Task::new("moves_from_discs", |(board, disc)| {
        moves_from_discs(&board, disc)
    })
    .contrast(two_discs, reference)
}

fn reference((board, disc): Call) -> Vec<Square> {
    legal_moves(&board, disc).collect()
}

#[track_caller]
fn expect(board: Board, disc: Disc, moves: &[&str]) {
    let moves = moves.iter().map(|name| square(name)).collect();
    task().expect([((board, disc), moves)]);
}

#[test]
fn one_disc_sees_a_move_behind_another() {
    let mut board = Board::empty();
    board.set(square("c4"), Cell::Black);
    board.set(square("d4"), Cell::White);
    expect(board, Disc::Black, &["e4"]);
    expect(board, Disc::White, &["b4"]);
}

#[test]
fn black_begins_on_one_of_four_squares() {
    expect(Board::start(), Disc::Black, &["d3", "c4", "f5", "e6"]);
}

#[test]
fn white_has_three_answers_to_f5() {
    expect(positions::f5_played(), Disc::White, &["f4", "d6", "f6"]);
}

/// From b4, Black sees a white disc on c4, and on d4 a black one.
#[test]
fn a_disc_of_yours_ends_the_run() {
    let own_behind = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - B W B - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(own_behind, Disc::Black, &[]);
    expect(own_behind, Disc::White, &["a4", "e4"]);
}

/// Three white discs reach the edge; a5 is the next square in the row of 64.
#[test]
fn no_move_lies_beyond_the_edge() {
    let to_the_edge = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - B W W W
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(to_the_edge, Disc::Black, &[]);
}

/// c6 can be seen from four black discs.
#[test]
fn a_square_comes_once_from_however_many_discs() {
    let moves = ["b3", "d3", "g5", "c6", "g6", "a7", "b7", "c7", "f7", "d8"];
    expect(positions::c6(), Disc::Black, &moves);
}

#[test]
fn no_moves_are_left_when_the_game_is_over() {
    expect(positions::b1(), Disc::Black, &[]);
    expect(positions::b1(), Disc::White, &[]);
}

#[test]
fn every_one_of_100_boards_has_the_moves_of_the_chapter() {
    let calls = random_boards().take(100);
    let both = |board| [Disc::Black, Disc::White].map(|disc| (board, disc));
    task().agrees_with(reference, calls.flat_map(both));
}

/// Returns a black disc beside a white one, and nothing else.
fn two_discs(random: &mut Random) -> Call {
    let square = random.square(2);
    let mut board = Board::empty();
    board.set(square, Cell::Black);
    let beside = ray(square, random.one_of(&Direction::ALL)).next();
    board.set(beside.expect("it's not at the edge"), Cell::White);
    (board, random.one_of(&[Disc::Black, Disc::White]))
}
