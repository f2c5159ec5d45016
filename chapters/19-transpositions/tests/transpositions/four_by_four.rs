//! Othello on 4 by 4, each position looked at once.

use std::collections::HashMap;

use end_of_game::Position;
use minimax::small_board;
use pretty_assertions::assert_eq;
use test_support::middle_game::position;
use transpositions::{canonical, eight_views, remember};

pub fn small() -> Position {
    Position {
        board: small_board(4),
        ..Position::start()
    }
}

#[test]
fn four_by_four_has_62_789_positions() {
    let mut known = HashMap::new();
    assert_eq!(remember(&small(), Position::clone, &mut known), -10);
    assert_eq!(known.len(), 62_789);
}

#[test]
fn four_by_four_has_14_401_positions_up_to_symmetry() {
    let mut known = HashMap::new();
    assert_eq!(remember(&small(), canonical, &mut known), -10);
    assert_eq!(known.len(), 14_401);
}

#[test]
fn symmetries_differ_and_share_a_canonical_form() {
    let views = eight_views(&position("f5d6c3"));
    for (number, view) in views.iter().enumerate() {
        assert!(!views[..number].contains(view), "{number}");
        assert_eq!(canonical(view), canonical(&views[0]));
    }
}
