//! The checks of `count_games`.

use std::collections::HashSet;

use board::{Board, Disc};
use checks::{Random, Task, positions, random_board, random_boards};
use end_of_game::{Position, Turn};
use whole_games::{parse_transcript, perft, referee};
use whole_games_exercises::count_games::count_games;

type Call = (Board, Disc, usize);

fn task() -> Task<Call, u64> {
    Task::new("count_games", |(board, to_move, depth)| {
        count_games(&board, to_move, depth)
    })
    .contrast(one_ply, chapter)
    .mistake("There's one way to play no ply at all, not zero.", |call| {
        match call.2 {
            0 => 0,
            _ => chapter(call),
        }
    })
    .mistake(
        "It looks as if finished games were left out: each counts once.",
        |call| match position(call).turn() {
            Turn::Over => 0,
            _ => chapter(call),
        },
    )
    .mistake(
        "It looks as if the same color moves again: the players take turns.",
        |call| alone(&position(call), call.2),
    )
    .mistake(
        "After a pass the opponent moves: it looks as if nobody did.",
        |call| until_a_pass(&position(call), call.2),
    )
    .mistake(
        "If you have no move, there's one way to go on: you pass.",
        |call| without_passes(&position(call), call.2),
    )
    .mistake(
        "It looks as if a pass took no ply: a pass is a ply.",
        |call| with_free_passes(&position(call), call.2),
    )
    .mistake(
        "It looks as if you counted boards. Count games: \
         two of them can reach the same board.",
        |call| {
            let mut positions = HashSet::from([position(call)]);
            for _ in 0..call.2 {
                positions = positions.iter().flat_map(after).collect();
            }
            positions.len() as u64
        },
    )
    .mistake(
        "It looks as if you added 1 for each move. Count the games at the end, \
         not the moves on the way.",
        |call| with_moves_counted(&position(call), call.2),
    )
    .mistake(
        "It looks as if you added the shorter games, too: count those of the full length, and those that ended early.",
        |call| {
            let shorter =
                (0..=call.2).map(|depth| chapter((call.0, call.1, depth)));
            shorter.sum()
        },
    )
}

fn position((board, to_move, _): Call) -> Position {
    Position { board, to_move }
}

fn chapter(call: Call) -> u64 {
    perft(&position(call), call.2)
}

/// The positions one ply later; the same when the game is over.
fn after(position: &Position) -> Vec<Position> {
    match position.turn() {
        Turn::Move => played(position),
        Turn::Pass => vec![position.passed()],
        Turn::Over => vec![*position],
    }
}

fn played(position: &Position) -> Vec<Position> {
    let moves = position.legal_moves();
    moves.filter_map(|s| position.play(s).ok()).collect()
}

/// The count when a color moves again and again.
fn alone(position: &Position, depth: usize) -> u64 {
    match (depth, position.turn()) {
        (0, _) | (_, Turn::Over) => 1,
        (_, Turn::Pass) => alone(&position.passed(), depth - 1),
        (_, Turn::Move) => {
            let again = played(position).into_iter().map(|p| p.passed());
            again.map(|p| alone(&p, depth - 1)).sum()
        }
    }
}

/// The count when a pass is the end.
fn until_a_pass(position: &Position, depth: usize) -> u64 {
    match (depth, position.turn()) {
        (0, _) | (_, Turn::Over | Turn::Pass) => 1,
        (_, Turn::Move) => {
            let after = played(position);
            after.iter().map(|p| until_a_pass(p, depth - 1)).sum()
        }
    }
}

/// The count when a pass is no way to go on.
fn without_passes(position: &Position, depth: usize) -> u64 {
    match (depth, position.turn()) {
        (0, _) | (_, Turn::Over) => 1,
        _ => {
            let after = played(position);
            after.iter().map(|p| without_passes(p, depth - 1)).sum()
        }
    }
}

/// The count when each move adds 1 to the games after it.
fn with_moves_counted(position: &Position, depth: usize) -> u64 {
    match (depth, position.turn()) {
        (0, _) | (_, Turn::Over) => 1,
        (_, Turn::Pass) => with_moves_counted(&position.passed(), depth - 1),
        (_, Turn::Move) => {
            let after = played(position);
            let counts = after.iter().map(|p| with_moves_counted(p, depth - 1));
            counts.map(|count| 1 + count).sum()
        }
    }
}

/// The count when a pass is no ply.
fn with_free_passes(position: &Position, depth: usize) -> u64 {
    match (depth, position.turn()) {
        (0, _) | (_, Turn::Over) => 1,
        (_, Turn::Pass) => with_free_passes(&position.passed(), depth),
        (_, Turn::Move) => {
            let after = played(position);
            after.iter().map(|p| with_free_passes(p, depth - 1)).sum()
        }
    }
}

/// Counts from the start, with Black to move.
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
    task().agrees_with(chapter, calls);
}

/// A ply from a position in which the color to move has a move.
fn one_ply(random: &mut Random) -> Call {
    loop {
        let call = (random_board(random), Disc::Black, 1);
        if position(call).turn() == Turn::Move {
            return call;
        }
    }
}
