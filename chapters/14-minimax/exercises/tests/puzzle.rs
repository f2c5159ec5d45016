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
        .contrast(clear_case, chapter)
}

/// The only move that wins, if it wins 33-31.
fn chapter(call: Call) -> Option<Square> {
    let wins = values(call).into_iter().filter(|scored| scored.1 > 0);
    match wins.collect::<Vec<_>>()[..] {
        [(square, 2)] => Some(square),
        _ => None,
    }
}

/// The moves and by how many discs they win.
fn values((board, to_move): Call) -> Vec<(Square, i32)> {
    let considered = analyze(&Position { board, to_move }, 99, &discs);
    let moves = considered.into_iter().filter_map(|scored| match scored.mv {
        Ply::Move(square) => Some((square, scored.value / POINT)),
        Ply::Pass => None,
    });
    moves.collect()
}

/// World Championship 2025: White wins with h1 only.
const THREE_LEFT: &str = "\
W W W W W B B .
B B B W B B . .
B B W B W W B B
B B B B W B B B
B B B W W B B B
B W B W W B W B
B W W B B B B W
B W W W W B B B";

/// The end of a game that is played by chance.
fn endgame(seed: u64) -> Call {
    let moves = 57 - seed as usize % 3;
    let (_, position) = random_game(&mut Random::new(seed), moves);
    (position.board, position.to_move)
}

/// The first endgame with Black to move whose values are like this.
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
    task().agrees_with(chapter, [call]);
}

#[test]
fn two_ways_to_win_are_not_a_puzzle() {
    let call = search(|values| count(values, |value| value == 2) > 1);
    task().agrees_with(chapter, [call]);
}

#[test]
fn a_wider_win_is_another_solution() {
    let call = search(|values| {
        count(values, |value| value == 2) == 1
            && count(values, |value| value > 2) > 0
    });
    task().agrees_with(chapter, [call]);
}

#[test]
fn a_wide_win_is_not_a_puzzle() {
    let call = search(|values| {
        count(values, |value| value > 0) == 1
            && count(values, |value| value > 2) == 1
    });
    task().agrees_with(chapter, [call]);
}

#[test]
fn forty_endgames_are_puzzles_or_not() {
    task().agrees_with(chapter, (0..40).map(endgame));
}

/// An endgame in which no move wins, or one does and wins 33-31. All others lose.
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
