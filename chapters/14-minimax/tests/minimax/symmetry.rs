//! Property tests of values in symmetric positions.

use end_of_game::Position;
use minimax::{Search, discs, minimax};
use proptest::prelude::*;
use test_support::positions::{any_position, colors_swapped, mirrored};

fn search(position: &Position, depth: usize) -> (i32, u64) {
    let mut search = Search::new(&discs);
    let value = minimax(&mut search, position, depth).unwrap();
    (value, search.positions())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn value_is_the_same_with_colors_swapped(
        position in any_position(),
        depth in 0..3_usize,
    ) {
        let swapped = colors_swapped(&position);
        prop_assert_eq!(search(&position, depth), search(&swapped, depth));
    }

    #[test]
    fn value_is_the_same_in_the_mirror(
        position in any_position(),
        depth in 0..3_usize,
    ) {
        let mirrored = mirrored(&position);
        prop_assert_eq!(search(&position, depth), search(&mirrored, depth));
    }

    #[test]
    fn evaluation_is_negated_for_the_other_color(position in any_position()) {
        prop_assert_eq!(discs(&position), -discs(&position.passed()));
    }
}
