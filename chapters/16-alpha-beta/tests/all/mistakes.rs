//! What the page says goes wrong.

use alpha_beta::{Window, alpha_beta};
use evaluation::evaluate::phased;
use minimax::{Evaluation, Game, POINT, analyze};
use pretty_assertions::assert_eq;

use crate::counts::position;
use crate::search::search;

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
    let window = Window::OPEN;
    let value = without_turning(&position, 4, window, phased, &mut positions);
    assert_eq!((value, positions), (30, 1096));
    let narrow = Window { alpha: 0, beta: 50 };
    let value = without_turning(&position, 4, narrow, phased, &mut positions);
    assert_eq!(value, 30);
}

/// Each move with a value, after the best so far has narrowed the window.
#[test]
fn a_bound_that_is_taken_for_a_value() {
    let position = position("f5d6c3");
    let mut window = Window::OPEN;
    let mut found = Vec::new();
    for its_move in position.moves() {
        let after = position.after(its_move);
        let value = -alpha_beta(&after, 3, window.turned(), phased, &mut 0);
        window = window.above(value);
        found.push(format!("{its_move} {value}"));
    }
    let true_values: Vec<_> = analyze(&position, 4, phased)
        .iter()
        .map(|it| format!("{} {}", it.its_move, it.value))
        .collect();
    assert_eq!(found, ["d3 30", "f3 30", "f4 30", "g5 10"]);
    assert_eq!(true_values, ["d3 30", "f3 20", "f4 30", "g5 10"]);
    assert_eq!(search(&position, 4, Window::OPEN, phased).0, 30);
}
