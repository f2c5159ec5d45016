//! The checks of `place`.

use board::{Board, Cell, Disc, Square};
use checks::{Task, board, positions, random_boards, square};
use flipping::{flips, play};
use flipping_exercises::place::place;

type Call = (Board, Square, Disc);

fn task() -> Task<Call, Option<Board>> {
    Task::new("place", |(board, square, disc)| place(&board, square, disc))
        .contrast(|| {
            let next = (positions::f5_played(), square("f4"), Disc::White);
            [
                (
                    (Board::start(), square("f5"), Disc::Black),
                    Some(positions::f5_played()),
                ),
                (next, chapter(next)),
            ]
        })
        .mistake(
            "The discs turned over, but the disc played is missing.",
            |call| {
                let mut after = chapter(call)?;
                after.set(call.1, Cell::Empty);
                Some(after)
            },
        )
        .mistake("The disc is placed, but nothing turned over.", |call| {
            chapter(call).map(|_| with_flips(call, 0))
        })
        .mistake("It looks as if only the first disc turned over.", |call| {
            chapter(call).map(|_| with_flips(call, 1))
        })
        .mistake(
            "The disc was placed before the square was looked at: ask first.",
            |call| match call.1 {
                Square::OVERFLOW => Some(with_flips(call, 0)),
                _ => chapter(call),
            },
        )
        .mistake(
            "No board comes after an illegal move, not even the same: \
             answer `None`.",
            |call| chapter(call).or(Some(call.0)),
        )
        .mistake(
            "It looks as if an occupied square was accepted: \
             a disc lies there already.",
            |call| match call.0[call.1] {
                Cell::Black | Cell::White => Some(with_flips(call, 64)),
                _ => chapter(call),
            },
        )
        .mistake(
            "Outside the board nobody may play: only `Cell::Empty` is empty.",
            |call| match call.0[call.1] {
                Cell::Border => Some(with_flips(call, 64)),
                _ => chapter(call),
            },
        )
        .mistake(
            "A move that flips nothing was accepted: \
             it must flip at least one disc.",
            |call| Some(with_flips(call, 64)),
        )
}

fn chapter((board, square, disc): Call) -> Option<Board> {
    play(&board, square, disc).ok()
}

/// The disc is placed and some flips are made, whatever the rules say.
fn with_flips((board, square, disc): Call, count: usize) -> Board {
    let mut after = board;
    after.set(square, disc.into());
    for flip in flips(&board, square, disc).take(count) {
        after.set(flip.square, disc.into());
    }
    after
}

#[track_caller]
fn expect(before: Board, played: &str, disc: Disc, after: Board) {
    task().expect([((before, square(played), disc), Some(after))]);
}

#[track_caller]
fn expect_none<const N: usize>(board: Board, squares: [&str; N]) {
    let call = |name| (board, square(name), Disc::Black);
    task().expect(squares.map(|name| (call(name), None)));
}

#[test]
fn f5_flips_e5() {
    expect(Board::start(), "f5", Disc::Black, positions::f5_played());
}

#[test]
fn d2_flips_four_discs() {
    expect(positions::d2(), "d2", Disc::White, positions::d2_played());
}

#[test]
fn c6_flips_five_discs() {
    expect(positions::c6(), "c6", Disc::Black, positions::c6_played());
}

#[test]
fn a5_starts_no_chain_reaction() {
    expect(positions::a5(), "a5", Disc::Black, positions::a5_played());
}

#[test]
fn a_move_that_flips_nothing_is_none() {
    expect_none(Board::start(), ["c3", "a1"]);
}

/// From d4 and c5, a black disc would bracket others.
#[test]
fn a_move_on_an_occupied_square_is_none() {
    expect_none(positions::c6(), ["d4", "c5", "e5"]);
}

#[test]
fn a_move_off_the_board_is_none() {
    let call = (Board::start(), Square::OVERFLOW, Disc::Black);
    task().expect([(call, None)]);
}

#[test]
fn a_move_on_a_border_square_is_none() {
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
    expect_none(smaller, ["f7"]);
}

#[test]
fn every_square_of_60_boards_is_played_as_in_the_chapter() {
    for board in random_boards().take(60) {
        let calls = (0..=64).flat_map(|index| {
            let call = move |disc| (board, Square::new(index), disc);
            [Disc::Black, Disc::White].map(call)
        });
        task().agrees_with(chapter, calls);
    }
}
