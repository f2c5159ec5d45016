//! Test of a common mistake in counting games.

use end_of_game::{Position, Turn};
use pretty_assertions::assert_eq;
use whole_games::perft;

/// Counts sequences of moves if a pass isn't a ply.
fn perft_with_automatic_passes(position: &Position, depth: usize) -> u64 {
    match (depth, position.turn()) {
        (0, _) | (_, Turn::Over) => 1,
        (_, Turn::Pass) => {
            perft_with_automatic_passes(&position.passed(), depth)
        }
        (_, Turn::Move) => position
            .legal_moves()
            .map(|square| position.play(square).unwrap())
            .map(|after| perft_with_automatic_passes(&after, depth - 1))
            .sum(),
    }
}

#[test]
#[ignore = "counts three million games twice"]
fn automatic_passes_change_perft_9() {
    let start = Position::start();
    assert_eq!(perft_with_automatic_passes(&start, 8), perft(&start, 8));
    assert_eq!(perft_with_automatic_passes(&start, 9), 3_005_320);
    assert_eq!(perft(&start, 9), 3_005_288);
}
