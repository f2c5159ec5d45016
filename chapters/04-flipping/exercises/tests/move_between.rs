//! The checks of `move_between`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, positions, random_board, random_boards, square};
use flipping::play;
use flipping_exercises::move_between::move_between;
use legal_moves::legal_moves;

type Call = (Board, Board);
type Move = (Square, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<Move>> {
    Task::new("move_between", |(before, after)| {
        move_between(&before, &after)
    })
    .contrast(a_move_of_blacks, reference)
}

fn reference((before, after): Call) -> Option<Move> {
    all_moves(&before).find(|&(at, disc)| play(&before, at, disc) == Ok(after))
}

/// Returns every legal move of both colors, from a1 to h8.
fn all_moves(board: &Board) -> impl Iterator<Item = Move> {
    let discs = [Disc::Black, Disc::White];
    let moves = Square::all().flat_map(move |at| discs.map(|disc| (at, disc)));
    moves.filter(|&(at, disc)| play(board, at, disc).is_ok())
}

/// Returns the board after c6, with other colors on some squares.
fn c6_played_but(changed: &[(&str, Cell)]) -> Board {
    let mut board = positions::c6_played();
    for &(name, cell) in changed {
        board.set(square(name), cell);
    }
    board
}

#[track_caller]
fn expect(before: Board, after: Board, played: &str, disc: Disc) {
    task().expect([((before, after), Some((square(played), disc)))]);
}

#[track_caller]
fn expect_none(before: Board, after: Board) {
    task().expect([((before, after), None)]);
}

#[test]
fn black_played_f5() {
    expect(Board::start(), positions::f5_played(), "f5", Disc::Black);
}

#[test]
fn white_played_d2() {
    let after = play(&positions::d2(), square("d2"), Disc::White);
    expect(positions::d2(), after.unwrap(), "d2", Disc::White);
}

#[test]
fn black_played_c6_and_flipped_five_discs() {
    expect(positions::c6(), positions::c6_played(), "c6", Disc::Black);
}

#[test]
fn without_a_move_there_is_none() {
    expect_none(positions::c6(), positions::c6());
}

/// Only the first direction was flipped.
#[test]
fn a_forgotten_flip_is_no_move() {
    let white = ["d7", "b6", "b5"].map(|name| (name, Cell::White));
    expect_none(positions::c6(), c6_played_but(&white));
}

/// The open run was flipped, too.
#[test]
fn a_flip_too_many_is_no_move() {
    let black = ["d6", "e6"].map(|name| (name, Cell::Black));
    expect_none(positions::c6(), c6_played_but(&black));
}

#[test]
fn a_flip_in_the_wrong_place_is_no_move() {
    let moved = [("d7", Cell::White), ("d6", Cell::Black)];
    expect_none(positions::c6(), c6_played_but(&moved));
}

#[test]
fn two_moves_are_not_one() {
    let after = play(&positions::f5_played(), square("d6"), Disc::White);
    expect_none(Board::start(), after.unwrap());
}

#[test]
fn every_legal_move_on_60_boards_is_found() {
    for board in random_boards().take(60) {
        let moves = [Disc::Black, Disc::White].map(|disc| {
            let squares: Vec<_> = legal_moves(&board, disc).collect();
            squares.into_iter().map(move |square| (square, disc))
        });
        let calls = moves
            .into_iter()
            .flatten()
            .map(|(at, disc)| (board, play(&board, at, disc).unwrap()));
        task().agrees_with(reference, calls);
    }
}

/// Returns a board, and the one after a move of Black's; now and then without a
/// move.
fn a_move_of_blacks(random: &mut Random) -> Call {
    let before = random_board(random);
    let moves: Vec<_> = legal_moves(&before, Disc::Black).collect();
    if moves.is_empty() || random.below(4) == 0 {
        return (before, before);
    }
    let after = play(&before, random.one_of(&moves), Disc::Black);
    (before, after.expect("a legal move"))
}
