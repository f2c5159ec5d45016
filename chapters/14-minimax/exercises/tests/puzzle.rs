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
    let wins = values(call).into_iter().filter(|scored| scored.1 > 0);
    match wins.collect::<Vec<_>>()[..] {
        [(square, 2)] => Some(square),
        _ => None,
    }
}

/// Returns the moves, and by how many discs each wins.
fn values((board, to_move): Call) -> Vec<(Square, i32)> {
    let considered = analyze(&Position { board, to_move }, 99, &discs);
    let moves = considered.into_iter().filter_map(|scored| match scored.mv {
        Ply::Move(square) => Some((square, scored.value / POINT)),
        Ply::Pass => None,
    });
    moves.collect()
}

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

/// Returns the end of a random game.
fn endgame(seed: u64) -> Call {
    let moves = 57 - seed as usize % 3;
    let (_, position) = random_game(&mut Random::new(seed), moves);
    (position.board, position.to_move)
}

/// Returns the first of the endgames in which Black is to move and the values
/// are wanted.
fn search(is_wanted: fn(&[i32]) -> bool) -> Call {
    let wanted = |call: &Call| {
        let values: Vec<_> =
            values(*call).iter().map(|scored| scored.1).collect();
        call.1 == Disc::Black && is_wanted(&values)
    };
    (0..).map(endgame).find(wanted).expect("there is one")
}

fn count(values: &[i32], wanted: fn(i32) -> bool) -> usize {
    values.iter().filter(|&&value| wanted(value)).count()
}

#[test]
fn white_wins_with_h1_only() {
    let call = (board(THREE_LEFT), Disc::White);
    task().expect([(call, Some(square("h1")))]);
}

#[test]
fn a_draw_is_not_a_second_solution() {
    let call = search(|values| {
        count(values, |value| value > 0) == 1
            && values.contains(&2)
            && values.contains(&0)
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn two_ways_to_win_are_not_a_puzzle() {
    let call = search(|values| count(values, |value| value == 2) > 1);
    task().agrees_with(reference, [call]);
}

#[test]
fn a_wider_win_is_another_solution() {
    let call = search(|values| {
        count(values, |value| value == 2) == 1
            && count(values, |value| value > 2) > 0
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn a_wide_win_is_not_a_puzzle() {
    let call = search(|values| {
        count(values, |value| value > 0) == 1
            && count(values, |value| value > 2) == 1
    });
    task().agrees_with(reference, [call]);
}

#[test]
fn forty_endgames_are_puzzles_or_not() {
    task().agrees_with(reference, (0..40).map(endgame));
}

/// Returns an endgame in which no move wins, or one does and wins 33-31. All
/// others lose.
fn clear_case(random: &mut Random) -> Call {
    let wins = random.below(2);
    loop {
        let call = endgame(3 * random.below(1 << 20) as u64);
        let values = values(call).into_iter().map(|scored| scored.1);
        let values: Vec<_> = values.filter(|value| *value >= 0).collect();
        if values == [2][..wins] {
            return call;
        }
    }
}
