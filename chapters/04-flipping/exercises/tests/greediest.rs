//! The checks of `greediest`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use flipping::flips;
use flipping_exercises::greediest::greediest;
use legal_moves::is_legal;

type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<Square>> {
    Task::new("greediest", |(board, disc)| greediest(&board, disc))
        .contrast(one_move, |call| {
            first_of_most(call, Square::all().collect())
        })
}

fn count((board, disc): Call, square: Square) -> usize {
    flips(&board, square, disc).count()
}

/// Returns the legal move that flips the most, the first of equals in this
/// order.
fn first_of_most(call: Call, order: Vec<Square>) -> Option<Square> {
    let legal = order.into_iter().rev();
    legal
        .filter(|&s| is_legal(&call.0, s, call.1))
        .max_by_key(|&s| count(call, s))
}

#[track_caller]
fn expect(board: Board, disc: Disc, best: Option<&str>) {
    task().expect([((board, disc), best.map(square))]);
}

#[test]
fn the_first_of_equals_is_taken() {
    expect(Board::start(), Disc::Black, Some("d3"));
    expect(positions::f5_played(), Disc::White, Some("f4"));
}

#[test]
fn d2_flips_the_most() {
    expect(positions::d2(), Disc::White, Some("d2"));
}

#[test]
fn c6_flips_the_most() {
    expect(positions::c6(), Disc::Black, Some("c6"));
}

/// a4 flips three discs in one direction, h8 two discs in two.
#[test]
fn discs_are_counted_and_not_directions() {
    let long_run = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - W W W B - - -
         - - - - - - - -
         - - - - - - - B
         - - - - - - - W
         - - - - - B W -",
    );
    expect(long_run, Disc::Black, Some("a4"));
}

/// From a4, Black would flip two discs, if a4 were empty; f4 flips one.
#[test]
fn only_empty_squares_are_tried() {
    let occupied = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         B W W B W - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(occupied, Disc::Black, Some("f4"));
}

#[test]
fn who_cannot_move_has_no_greediest_move() {
    expect(Board::empty(), Disc::Black, None);
    expect(positions::b1(), Disc::Black, None);
    expect(positions::b1(), Disc::White, None);
}

#[test]
fn on_250_boards_it_is_the_first_of_the_most() {
    let calls = random_boards().take(250);
    let both = |board| [Disc::Black, Disc::White].map(|disc| (board, disc));
    task().agrees_with(
        |call| first_of_most(call, Square::all().collect()),
        calls.flat_map(both),
    );
}

/// Returns a board with one legal move, which flips a run of one to four discs.
fn one_move(random: &mut Random) -> Call {
    let (column, row) = (random.below(3) as i32, random.below(8) as i32);
    let end = column + 2 + random.below(4) as i32;
    let mut board = Board::empty();
    for white in column + 1..end {
        board.set(Square::at(white, row), Cell::White);
    }
    board.set(Square::at(end, row), Cell::Black);
    (board, Disc::Black)
}
