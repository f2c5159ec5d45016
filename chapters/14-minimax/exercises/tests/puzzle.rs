//! The checks of `puzzle`.

use board::{Board, Disc, Square};
use checks::{Random, Task, board, random_game, square};
use end_of_game::Position;
use minimax::{POINT, analyze, discs};
use minimax_exercises::puzzle::puzzle;
use whole_games::Ply;

type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<Square>> {
    Task::new("puzzle", |(board, to_move)| puzzle(&board, to_move))
        .contrast(clear_case, reference)
}

/// Returns the only move that wins, if it wins 33-31.
fn reference(call: Call) -> Option<Square> {
    let mut wins = scored_moves(call)
        .into_iter()
        .filter(|&(_, value)| value > 0);
    match (wins.next(), wins.next()) {
        (Some((square, 2)), None) => Some(square),
        _ => None,
    }
}

/// Returns the legal moves with their exact values in discs.
fn scored_moves((board, to_move): Call) -> Vec<(Square, i32)> {
    analyze(&Position { board, to_move }, MAX_DEPTH, &discs)
        .into_iter()
        .filter_map(|scored| match scored.mv {
            Ply::Move(square) => Some((square, scored.value / POINT)),
            Ply::Pass => None,
        })
        .collect()
}

/// A depth that reaches the end of every game.
const MAX_DEPTH: usize = 99;

/// A position of the World Championship 2025, in which White wins only with h1.
const THREE_LEFT: &str = "\
W W W W W B B .
B B B W B B . .
B B W B W W B B
B B B B W B B B
B B B W W B B B
B W B W W B W B
B W W B B B B W
B W W W W B B B";

/// Returns a position after 57, 56 or 55 moves of a random game; after 57 if
/// `seed` is a multiple of 3.
fn endgame(seed: u64) -> Call {
    let moves = 57 - seed as usize % 3;
    let (_, position) = random_game(&mut Random::new(seed), moves);
    (position.board, position.to_move)
}

/// Returns the first endgame with Black to move whose values fulfill a
/// condition.
fn find_endgame(condition: fn(&[i32]) -> bool) -> Call {
    (0..)
        .map(endgame)
        .find(|&(board, to_move)| {
            to_move == Disc::Black && condition(&values((board, to_move)))
        })
        .expect("an endgame fulfills the condition")
}

/// Returns the values of the legal moves in discs.
fn values(call: Call) -> Vec<i32> {
    scored_moves(call)
        .into_iter()
        .map(|(_, value)| value)
        .collect()
}

fn count(values: &[i32], condition: fn(i32) -> bool) -> usize {
    values.iter().filter(|&&value| condition(value)).count()
}

#[test]
fn white_wins_with_h1_only() {
    let call = (board(THREE_LEFT), Disc::White);
    task().expect([(call, Some(square("h1")))]);
}

#[test]
fn a_draw_is_not_a_second_solution() {
    let call = find_endgame(|values| {
        count(values, |value| value > 0) == 1
            && values.contains(&2)
            && values.contains(&0)
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn two_ways_to_win_are_not_a_puzzle() {
    let call = find_endgame(|values| count(values, |value| value == 2) > 1);
    task().agrees_with(reference, [call]);
}

#[test]
fn a_wider_win_is_another_solution() {
    let call = find_endgame(|values| {
        count(values, |value| value == 2) == 1
            && count(values, |value| value > 2) > 0
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn a_wide_win_is_not_a_puzzle() {
    let call = find_endgame(|values| {
        count(values, |value| value > 0) == 1
            && count(values, |value| value > 2) == 1
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn forty_endgames_are_puzzles_or_not() {
    task().agrees_with(reference, (0..40).map(endgame));
}

/// Returns an endgame in which all moves lose, except perhaps one that wins
/// 33-31.
fn clear_case(random: &mut Random) -> Call {
    let expected: &[i32] = if random.below(2) == 0 { &[] } else { &[2] };
    loop {
        let call = endgame(3 * random.below(1 << 20) as u64);
        let mut values = values(call);
        values.retain(|&value| value >= 0);
        if values == expected {
            return call;
        }
    }
}
