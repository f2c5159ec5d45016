//! The checks of `count_games`.

use board::{Board, Disc};
use checks::{Random, Task, positions, random_board, random_boards};
use end_of_game::{Position, Turn};
use whole_games::{parse_transcript, perft, referee};
use whole_games_exercises::count_games::count_games;

type Call = (Board, Disc, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, u64> {
    Task::new("count_games", |(board, to_move, depth)| {
        count_games(&board, to_move, depth)
    })
    .contrast(one_ply, reference)
}

fn position((board, to_move, _): Call) -> Position {
    Position { board, to_move }
}

fn reference(call: Call) -> u64 {
    perft(&position(call), call.2)
}

/// Checks the count from the start, with Black to move.
#[track_caller]
fn expect_from_start(depth: usize, count: u64) {
    task().expect([((Board::start(), Disc::Black, depth), count)]);
}

#[test]
fn there_is_one_way_to_play_nothing() {
    expect_from_start(0, 1);
}

#[test]
fn one_ply_can_be_played_in_4_ways() {
    expect_from_start(1, 4);
}

#[test]
fn two_plies_can_be_played_in_12_ways() {
    expect_from_start(2, 12);
}

#[test]
fn three_plies_can_be_played_in_56_ways() {
    expect_from_start(3, 56);
}

#[test]
fn four_plies_can_be_played_in_244_ways() {
    expect_from_start(4, 244);
}

/// After these moves Black must pass, and White has two moves then.
#[test]
fn a_pass_is_a_ply() {
    let plies = parse_transcript("f5f6d3g5h5h4f7h6").expect("the check's game");
    let game = referee(Position::start(), &plies).expect("the check's game");
    let board = game.position.board;
    let counts = [(1, 1), (2, 2)];
    task().expect(counts.map(|(d, count)| ((board, Disc::Black, d), count)));
}

#[test]
fn a_finished_game_counts_once() {
    let board = positions::b1();
    task().expect([1, 2, 30].map(|d| ((board, Disc::Black, d), 1)));
}

/// Aart Bik, "Perft for Reversi" (2009).
#[test]
fn six_plies_have_the_numbers_that_others_have_counted() {
    expect_from_start(5, 1_396);
    expect_from_start(6, 8_200);
}

#[test]
fn two_plies_from_40_boards_are_counted_as_in_the_chapter() {
    let calls = random_boards().take(40).flat_map(|board| {
        [Disc::Black, Disc::White].map(|disc| (board, disc, 2))
    });
    task().agrees_with(reference, calls);
}

/// Returns a ply from a position in which the color to move has a move.
fn one_ply(random: &mut Random) -> Call {
    loop {
        let call = (random_board(random), Disc::Black, 1);
        if position(call).turn() == Turn::Move {
            return call;
        }
    }
}
