//! The tree of tic-tac-toe, counted, against the numbers that others found.

use std::collections::HashSet;

use pretty_assertions::assert_eq;
use tic_tac_toe::{Counts, Level, Spot, TicTacToe, count};

use crate::evaluate::positions;

#[test]
fn whole_tree_has_549_946_positions() {
    let mut counts = Counts::default();
    count(&mut TicTacToe::new(), &mut counts);
    let expected = Counts {
        positions: [
            1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872,
        ],
        ends: [0, 0, 0, 0, 0, 1_440, 5_328, 47_952, 72_576, 127_872],
        results: [131_184, 77_904, 46_080],
    };
    assert_eq!(counts, expected);
    assert_eq!(counts.positions.iter().sum::<u64>(), 549_946);
    assert_eq!(counts.ends.iter().sum::<u64>(), 255_168);
}

/// From the start: the positions of the first 3, 5 and 9 rows of the tree, and
/// not the one on the table.
#[test]
fn levels_search_expected_position_counts() {
    let looked_at = |level: Level| level.analyze(&TicTacToe::new()).positions;
    let easy = 9 + 72 + 504;
    let medium = easy + 3_024 + 15_120;
    assert_eq!(Level::ALL.map(looked_at), [easy, medium, 549_946 - 1],);
}

#[test]
fn distinct_positions_are_5_478_and_765_up_to_symmetry() {
    let positions = positions();
    assert_eq!(positions.len(), 5_478);
    let kinds: HashSet<_> = positions.iter().map(least_turn).collect();
    assert_eq!(kinds.len(), 765);
}

/// Returns the first in the alphabet of the eight ways to turn and mirror a
/// board.
fn least_turn(game: &TicTacToe) -> String {
    let signs: Vec<_> = Spot::all()
        .map(|spot| {
            game.at(spot).map_or('.', |mark| mark.to_string().remove(0))
        })
        .collect();
    let mirrored =
        |signs: &[char]| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|n| signs[n]);
    let turned = |signs: &[char]| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|n| signs[n]);
    let mut ways = Vec::new();
    let mut way: [char; 9] = signs.try_into().unwrap();
    for _ in 0..4 {
        ways.extend([way, mirrored(&way)].map(|signs| signs.iter().collect()));
        way = turned(&way);
    }
    ways.into_iter().min().unwrap()
}
