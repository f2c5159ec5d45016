//! What goes on when nobody notices that a game is over.

use pretty_assertions::assert_eq;
use tic_tac_toe::{Counts, Game, count};

/// The positions below one with so many free spots, if a win ends nothing.
fn positions(free: u64) -> u64 {
    1 + (0..free).map(|_| positions(free - 1)).sum::<u64>()
}

#[test]
fn a_tree_that_grows_beyond_the_wins() {
    assert_eq!(positions(9), 986_410);
    let mut counts = Counts::default();
    count(&mut Game::new(), &mut counts);
    assert_eq!(counts.positions.iter().sum::<u64>(), 549_946);
}
