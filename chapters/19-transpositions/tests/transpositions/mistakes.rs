//! Tables that lie.

use std::collections::HashMap;

use board::Disc;
use end_of_game::Position;
use pretty_assertions::assert_eq;
use test_support::middle_game::position;
use transpositions::remember;

use crate::four_by_four::small;

/// Returns a key that has forgotten whose turn it is.
fn board_only(position: &Position) -> Position {
    let mut board_only = *position;
    board_only.to_move = Disc::Black;
    board_only
}

#[test]
fn bound_stored_as_value_still_solves_four_by_four() {
    let mut known = HashMap::new();
    assert_eq!(remember(&small(), board_only, &mut known), -10);
    assert_eq!(known.len(), 51_039);
}

/// Ralle - Puget, championship of France 1990, three moves before its end.
const THREE_LEFT: &str = "f5d6c3d3c4f4f6f3g4g3e6b3d2c5e2f2b4a3b6h4a5e3g5e1c1f1\
                          c2a4c6a6b5a7h3d1g1h5g6b2h6b7c7c8d7d8a1e7b1g2e8a2h1f7\
                          f8g7a8b8h7";

#[test]
fn bound_stored_as_value_misjudges_a_lost_endgame() {
    let game = position(THREE_LEFT);
    let whole = remember(&game, Position::clone, &mut HashMap::new());
    let blind = remember(&game, board_only, &mut HashMap::new());
    assert_eq!((whole, blind), (-4, 4));
}
