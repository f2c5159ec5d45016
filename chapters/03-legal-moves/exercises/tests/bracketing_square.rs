//! The checks of `bracketing_square`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use directions::{Direction, next, ray};
use legal_moves::bracket;
use legal_moves_exercises::bracketing_square::bracketing_square;

type Call = (Board, Square, Direction, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<Square>> {
    Task::new("bracketing_square", |(board, square, direction, disc)| {
        bracketing_square(&board, square, direction, disc)
    })
    .contrast(beside_a_disc, reference)
    .endless(ON_THE_SENTINEL, |call| first_own(&call).is_none())
}

const ON_THE_SENTINEL: &str = "It looks as if the walk is stuck on the sentinel, which leads only to itself: it has to stop there.";

fn reference((board, square, direction, disc): Call) -> Option<Square> {
    bracket(&board, square, direction, disc)
}

/// Returns the first disc of the color to move in this direction.
fn first_own(call: &Call) -> Option<Square> {
    let (board, square, direction, disc) = *call;
    ray(square, direction).find(|&s| board[s] == Cell::from(disc))
}

/// Checks the answer for Black.
#[track_caller]
fn expect(board: Board, from: &str, direction: Direction, end: Option<&str>) {
    let call = (board, square(from), direction, Disc::Black);
    task().expect([(call, end.map(square))]);
}

#[test]
fn one_disc_between_two_others_is_bracketed() {
    expect(Board::start(), "c4", Direction::East, Some("e4"));
    expect(Board::start(), "d3", Direction::South, Some("d5"));
}

#[test]
fn a_run_has_at_least_one_disc() {
    expect(Board::start(), "c5", Direction::East, None);
    expect(Board::start(), "c3", Direction::East, None);
}

#[test]
fn a_run_can_be_longer() {
    expect(positions::c6(), "c6", Direction::North, Some("c3"));
    expect(positions::c6(), "c6", Direction::SouthEast, Some("e8"));
    expect(positions::c6(), "c6", Direction::West, Some("a6"));
    expect(positions::c6(), "c6", Direction::NorthWest, Some("a4"));
}

#[test]
fn an_empty_square_closes_no_run() {
    expect(positions::c6(), "c6", Direction::East, None);
}

#[test]
fn d6_and_e6_are_bracketed_once_black_has_f6() {
    let mut board = positions::c6();
    board.set(square("f6"), Cell::Black);
    expect(board, "c6", Direction::East, Some("f6"));
}

#[test]
fn a_run_has_no_gaps() {
    expect(positions::c6(), "f6", Direction::West, None);
}

/// Three white discs reach the edge; a5 is the next square in the row of 64.
#[test]
fn the_edge_closes_no_run() {
    let to_the_edge = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - W W W
         B - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(to_the_edge, "e4", Direction::East, None);
}

#[test]
fn white_brackets_black_discs() {
    let ends = [(Direction::South, "d6"), (Direction::SouthEast, "f4")];
    task().expect(ends.map(|(direction, end)| {
        let call = (positions::d2(), square("d2"), direction, Disc::White);
        (call, Some(square(end)))
    }));
}

#[test]
fn nothing_lies_beyond_the_sentinel() {
    let call = |d| (positions::c6(), Square::OVERFLOW, d, Disc::Black);
    task().expect(Direction::ALL.map(|d| (call(d), None)));
}

#[test]
fn every_walk_on_10_boards_ends_as_in_the_chapter() {
    for board in random_boards().take(10) {
        let calls = Square::all().flat_map(|square| {
            Direction::ALL.into_iter().flat_map(move |direction| {
                let call = move |disc| (board, square, direction, disc);
                [Disc::Black, Disc::White].map(call)
            })
        });
        task().agrees_with(reference, calls);
    }
}

/// Returns a square that is empty or has one white disc beside it, and then a
/// black one.
fn beside_a_disc(random: &mut Random) -> Call {
    let (square, direction) =
        (random.square(2), random.one_of(&Direction::ALL));
    let white = next(square, direction);
    let mut board = Board::empty();
    if random.below(4) > 0 {
        board.set(white, Cell::White);
        board.set(next(white, direction), Cell::Black);
    }
    (board, square, direction, Disc::Black)
}
