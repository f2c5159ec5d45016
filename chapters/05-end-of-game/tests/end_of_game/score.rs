//! Property test of scores.

use end_of_game::Score;
use proptest::prelude::*;
use test_support::games::{any_game, moves};

proptest! {
    #[test]
    fn result_adds_up_to_64(game in any_game()) {
        for position in moves(&game) {
            let Score { black, white } = Score::result(&position.board);
            prop_assert_eq!(black + white, 64);
        }
    }
}
