//! The number of positions of level hard, as the end of the chapter states it.

use evaluation::evaluate::phased;
use minimax::{Game, analyze};
use pretty_assertions::assert_eq;
use test_support::middle_game::position;

#[test]
fn pruning_skips_180_of_1095_positions() {
    let position = position("f5d6c3");
    let considered = analyze(&position, 4, &phased);
    let all: u64 = considered.iter().map(|scored| scored.positions).sum();
    assert_eq!((all, considered[0].value), (1095, 30));
    let after = position.after(considered[1].mv);
    let answers = analyze(&after, 3, &phased);
    assert_eq!(-answers[0].value, 30);
    let others: u64 = answers[1..].iter().map(|scored| scored.positions).sum();
    assert_eq!((answers.len(), others), (6, 180));
}
