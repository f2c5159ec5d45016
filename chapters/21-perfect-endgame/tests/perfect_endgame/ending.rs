//! The shortcuts for the last squares, against what they're a shortcut for.

use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_last_squares_are_worth_the_same_without_the_special_case(
        own: u64,
        empty in prop::collection::vec(0..64_usize, 0..=5),
    ) {
        let empty = empty.iter().fold(0, |mask, square| mask | 1 << square);
        let position = BitPosition { own: own & !empty, opponent: !own & !empty };
        let table = || Table::new(1).expect("a megabyte");
        let shape = BoardShape::EIGHT;
        let quick = Solver::new(shape, table()).value(position);
        let slow = Solver::with(Ideas::NONE, shape, table()).value(position);
        prop_assert_eq!(quick, slow);
    }
}
