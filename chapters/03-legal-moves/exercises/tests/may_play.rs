//! The checks of `may_play`.

use board::{Board, Cell, Disc, Square};
use checks::{Task, board, positions, random_boards, square};
use directions::other_ways::offset;
use directions::{Direction, next};
use legal_moves::{bracket, is_legal};
use legal_moves_exercises::may_play::may_play;

type Call = (Board, Square, Disc);

fn task() -> Task<Call, bool> {
    Task::new("may_play", |(board, square, disc)| {
        may_play(&board, square, disc)
    })
    .contrast(|| {
        [
            ((Board::start(), square("c4"), Disc::Black), true),
            ((Board::start(), square("a1"), Disc::Black), false),
        ]
    })
    .mistake(
        "It looks as if an occupied square was accepted: \
         a disc lies there already.",
        |call| match call.0[call.1] {
            Cell::Black | Cell::White => any(&call, brackets),
            _ => chapter(call),
        },
    )
    .mistake(
        "Outside the board nobody may play: only `Cell::Empty` is empty.",
        |call| match call.0[call.1] {
            Cell::Border => any(&call, brackets),
            _ => chapter(call),
        },
    )
    .mistake(
        "It looks as if the search ran over the edge into another row.",
        |call| call.0[call.1] == Cell::Empty && any(&call, by_index),
    )
    .mistake(
        "It is not enough to lie beside an opponent's disc: \
         it must be bracketed.",
        |call| call.0[call.1] == Cell::Empty && any(&call, touches),
    )
    .mistake(
        "One direction that brackets is enough, \
         whichever of the eight it is.",
        |call| Direction::ALL.into_iter().all(|d| brackets(&call, d)),
    )
}

fn chapter((board, square, disc): Call) -> bool {
    is_legal(&board, square, disc)
}

fn any(call: &Call, fits: fn(&Call, Direction) -> bool) -> bool {
    Direction::ALL.into_iter().any(|d| fits(call, d))
}

fn brackets((board, square, disc): &Call, direction: Direction) -> bool {
    bracket(board, *square, direction, *disc).is_some()
}

fn touches((board, square, disc): &Call, direction: Direction) -> bool {
    board[next(*square, direction)] == Cell::from(disc.opponent())
}

/// Whether a run is bracketed in a row of 64 squares, which has no edges.
fn by_index((board, square, disc): &Call, direction: Direction) -> bool {
    let (right, down) = offset(direction);
    let step = |n| (square.index() as i32 + n * (right + 8 * down)) as usize;
    let mut walk = (1..).map(|n| Square::new(step(n)));
    let end = walk.find(|&s| board[s] != Cell::from(disc.opponent()));
    end.is_some_and(|end| {
        board[end] == Cell::from(*disc) && end.index() != step(1)
    })
}

#[track_caller]
fn expect<const N: usize>(
    board: Board,
    disc: Disc,
    names: [&str; N],
    legal: bool,
) {
    task().expect(names.map(|name| ((board, square(name), disc), legal)));
}

#[test]
fn black_may_begin_on_c4() {
    expect(Board::start(), Disc::Black, ["c4"], true);
}

#[test]
fn black_may_begin_on_three_other_squares() {
    expect(Board::start(), Disc::Black, ["d3", "f5", "e6"], true);
}

#[test]
fn who_brackets_nothing_may_not_play() {
    expect(Board::start(), Disc::Black, ["a1", "c3", "c5", "f4"], false);
}

/// A black disc on d4 brackets one white disc, on another side each time.
#[test]
fn each_of_the_eight_directions_counts() {
    let d4 = square("d4");
    task().expect(Direction::ALL.map(|direction| {
        let mut board = Board::empty();
        let white = next(d4, direction);
        board.set(white, Cell::White);
        board.set(next(white, direction), Cell::Black);
        ((board, d4, Disc::Black), true)
    }));
}

#[test]
fn white_may_answer_f5_on_three_squares() {
    let board = positions::f5_played();
    expect(board, Disc::White, ["f4", "d6", "f6"], true);
    expect(board, Disc::White, ["c4", "d3", "e6", "g5"], false);
}

/// From d4 and c5, a black disc would bracket others.
#[test]
fn an_occupied_square_is_taken() {
    expect(positions::c6(), Disc::Black, ["d4", "c5", "e5"], false);
}

/// a5 to e5 are black and f5 is white; h4 comes before a5 in the row of 64.
#[test]
fn white_may_not_play_h4_thanks_to_the_next_row() {
    expect(positions::c6_played(), Disc::White, ["h4"], false);
}

#[test]
fn outside_a_smaller_board_nobody_may_play() {
    let smaller = board(
        "# # # # # # # #
         # # # # # # # #
         # # - - - - # #
         # # - W B - # #
         # # - B W B # #
         # # - - - W # #
         # # # # # # # #
         # # # # # # # #",
    );
    expect(smaller, Disc::Black, ["f7"], false);
    expect(smaller, Disc::White, ["f4"], true);
}

#[test]
fn every_square_of_60_boards_is_answered_as_in_the_chapter() {
    for board in random_boards().take(60) {
        let calls = (0..=64).flat_map(|index| {
            let call = move |disc| (board, Square::new(index), disc);
            [Disc::Black, Disc::White].map(call)
        });
        task().agrees_with(chapter, calls);
    }
}
