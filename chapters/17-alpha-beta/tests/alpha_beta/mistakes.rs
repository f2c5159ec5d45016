//! The mistakes that the page describes.

use alpha_beta::Window;
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Game, POINT, analyze};
use pretty_assertions::assert_eq;

use crate::search::search;
use test_support::middle_game::position;

/// Alpha-beta, with the two places in which it can go wrong and still find the
/// right value.
struct AlphaBeta {
    /// The window that the opponent gets.
    hand_down: fn(Window) -> Window,
    /// Tests if a value causes a cutoff.
    is_enough: fn(i32, i32) -> bool,
}

const RIGHT: AlphaBeta = AlphaBeta {
    hand_down: Window::negate,
    is_enough: |value, beta| value >= beta,
};

impl AlphaBeta {
    fn search(
        &self,
        position: &Position,
        depth: usize,
        window: Window,
        positions: &mut u64,
    ) -> i32 {
        *positions += 1;
        if let Some(points) = position.result() {
            return points * POINT;
        }
        if depth == 0 {
            return phased(position);
        }
        let mut largest = -i32::MAX;
        for mv in position.moves() {
            let after = position.after(mv);
            let left = (self.hand_down)(window.raise_alpha(largest));
            let value = -self.search(&after, depth - 1, left, positions);
            largest = largest.max(value);
            if (self.is_enough)(largest, window.beta) {
                break;
            }
        }
        largest
    }

    /// Returns the value that hard finds, and the positions that it takes.
    fn as_hard(&self) -> (i32, u64) {
        let mut positions = 0;
        let position = position("f5d6c3");
        let value = self.search(&position, 4, Window::FULL, &mut positions);
        (value, positions)
    }
}

#[test]
fn cutoff_needs_beta_reached() {
    let is_enough = |value, beta| value > beta;
    let strictly = AlphaBeta { is_enough, ..RIGHT };
    assert_eq!(strictly.as_hard(), (30, 553));
}

#[test]
fn window_that_is_not_negated() {
    let hand_down = |window| window;
    let not_turned = AlphaBeta { hand_down, ..RIGHT };
    assert_eq!(not_turned.as_hard(), (30, 1096));
    assert_eq!(RIGHT.as_hard(), (30, 154));
}

/// Returns each move with its value, in a window that the best so far has
/// narrowed.
fn narrowing(position: &Position) -> Vec<String> {
    let mut window = Window::FULL;
    let moves = position.moves().into_iter();
    let values = moves.map(|ply| {
        let after = position.after(ply);
        let value = -search(&after, 3, window.negate(), &phased).0;
        window = window.raise_alpha(value);
        format!("{ply} {value}")
    });
    values.collect()
}

#[test]
fn bound_taken_for_a_value() {
    let position = position("f5d6c3");
    let found = narrowing(&position);
    assert_eq!(found, ["d3 30", "f3 30", "f4 30", "g5 10"]);
    let values = analyze(&position, 4, &phased).into_iter();
    let values = values.map(|scored| (scored.mv.to_string(), scored.value));
    let truth = [("d3", 30), ("f3", 20), ("f4", 30), ("g5", 10)];
    assert!(values.eq(truth.map(|(name, value)| (name.to_string(), value))));
}
