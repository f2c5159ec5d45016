//! All positions of Othello on 4 by 4, each solved by minimax and by alpha-beta.

use std::collections::HashMap;

use alpha_beta::Window;
use end_of_game::Position;
use minimax::{Game, POINT};
use pretty_assertions::assert_eq;

use crate::search::{search, small};

/// Adds the value of a position and of all that can follow it. Returns the
/// value.
fn solve(position: &Position, values: &mut HashMap<Position, i32>) -> i32 {
    if let Some(&value) = values.get(position) {
        return value;
    }
    let best = position
        .moves()
        .into_iter()
        .map(|ply| -solve(&position.after(ply), values))
        .max();
    let value = best.unwrap_or_else(|| position.result().unwrap() * POINT);
    values.insert(*position, value);
    value
}

#[test]
fn alpha_beta_solves_every_position_of_four_by_four() {
    let mut values = HashMap::new();
    solve(&small(), &mut values);
    assert_eq!(values.len(), 62_789);
    assert_eq!(values[&small()], -10 * POINT);
    for (position, value) in values {
        let evaluation = |_: &Position| panic!("the search reaches the end");
        let (found, _) = search(&position, 99, Window::FULL, &evaluation);
        assert_eq!(found, value, "{position}");
    }
}
