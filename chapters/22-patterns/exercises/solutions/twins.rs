//! An opinion is a sum. Boards are twins if each weight counts the same in both.

use std::collections::BTreeMap;

use bitboards::BitPosition;
use board::{Board, Disc};
use end_of_game::Position;
use patterns::{Patterns, Phase, SharedWeight};

/// How much each weight counts, in sixtieths, for each of the two phases.
fn counts(patterns: &Patterns, board: &Board) -> BTreeMap<usize, [i32; 2]> {
    let position = BitPosition::from(&Position {
        board: *board,
        to_move: Disc::Black,
    });
    let late = Phase::new(position.empty().count_ones(), 2).sixtieths;
    let mut counts = BTreeMap::new();
    for entry in patterns.entries(position) {
        let SharedWeight { entry, sign } = patterns.shared[entry];
        let count = counts.entry(entry).or_insert([0, 0]);
        count[0] += i32::from(sign) * (60 - late);
        count[1] += i32::from(sign) * late;
    }
    counts.retain(|_, count| *count != [0, 0]);
    counts
}

/// Whether no weights of these patterns tell one board from the other.
pub fn twins(patterns: &str, one: &Board, other: &Board) -> bool {
    let patterns = Patterns::new(patterns).expect("patterns");
    counts(&patterns, one) == counts(&patterns, other)
}
