//! What holds for the score of every position.

use end_of_game::Score;
use proptest::prelude::*;
use test_support::games::{any_game, moves};

proptest! {
    #[test]
    fn the_points_of_a_result_add_up_to_64(game in any_game()) {
        for position in moves(&game) {
            let Score { black, white } = Score::result(&position.board);
            prop_assert_eq!(black + white, 64);
        }
    }
}
