//! What the page says goes wrong.

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Evaluation, Game, POINT, analyze};
use pretty_assertions::assert_eq;

use crate::counts::position;

/// Alpha-beta that forgets that its opponent sees the window from the other
/// side.
fn without_turning<G: Game>(
    game: &G,
    depth: usize,
    window: Window,
    evaluation: Evaluation<G>,
    positions: &mut u64,
) -> i32 {
    *positions += 1;
    if let Some(points) = game.result() {
        return points * POINT;
    }
    if depth == 0 {
        return evaluation(game);
    }
    let mut largest = -i32::MAX;
    for its_move in game.moves() {
        let after = game.after(its_move);
        let left = window.above(largest);
        let value =
            -without_turning(&after, depth - 1, left, evaluation, positions);
        largest = largest.max(value);
        if largest >= window.beta {
            break;
        }
    }
    largest
}

/// How many positions are left if only what's *better* than beta is a reason to
/// stop.
fn strictly<G: Game>(
    game: &G,
    depth: usize,
    window: Window,
    evaluation: Evaluation<G>,
    positions: &mut u64,
) -> i32 {
    *positions += 1;
    if let Some(points) = game.result() {
        return points * POINT;
    }
    if depth == 0 {
        return evaluation(game);
    }
    let mut largest = -i32::MAX;
    for its_move in game.moves() {
        let after = game.after(its_move);
        let left = window.above(largest).turned();
        let value = -strictly(&after, depth - 1, left, evaluation, positions);
        largest = largest.max(value);
        if largest > window.beta {
            break;
        }
    }
    largest
}

#[test]
fn a_branch_that_can_only_be_as_good_is_searched() {
    let position = position("f5d6c3");
    let mut positions = 0;
    let value = strictly(&position, 4, Window::OPEN, phased, &mut positions);
    assert_eq!((value, positions), (30, 553));
}

#[test]
fn a_window_that_is_not_turned() {
    let position = position("f5d6c3");
    let mut positions = 0;
    let open = Window::OPEN;
    let value = without_turning(&position, 4, open, phased, &mut positions);
    assert_eq!((value, positions), (30, 1096));
}

/// Each move with its value, in a window that the best so far has narrowed.
fn narrowing(position: &Position) -> Vec<String> {
    let mut window = Window::OPEN;
    let moves = position.moves().into_iter();
    let values = moves.map(|ply| {
        let after = position.after(ply);
        let value = -alpha_beta(&after, 3, window.turned(), phased, &mut 0);
        window = window.above(value);
        format!("{ply} {value}")
    });
    values.collect()
}

#[test]
fn a_bound_that_is_taken_for_a_value() {
    let position = position("f5d6c3");
    let found = narrowing(&position);
    assert_eq!(found, ["d3 30", "f3 30", "f4 30", "g5 10"]);
    let values = analyze(&position, 4, phased);
    let values = values.iter().map(|it| (it.its_move.to_string(), it.value));
    let truth = [("d3", 30), ("f3", 20), ("f4", 30), ("g5", 10)];
    assert!(values.eq(truth.map(|(name, value)| (name.to_string(), value))));
}
