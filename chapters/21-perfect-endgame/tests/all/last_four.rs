//! The shortcuts for the last squares, against what they're a shortcut for.

use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{BoardShape, Ideas, Solver, Table, last_flips};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_last_disc_flips_as_many_as_it_should(own: u64, square in 0..64_usize) {
        let square = Square::new(square);
        let own = own & !bitboards::bit(square);
        let opponent = !own & !bitboards::bit(square);
        let flips = BitPosition { own, opponent }.flips(square);
        prop_assert_eq!(last_flips(own, square), flips.count_ones() as i32);
    }

    #[test]
    fn any_four_squares_are_worth_the_same_without_the_special_case(
        own: u64,
        empty in prop::collection::vec(0..64_usize, 0..=4),
    ) {
        let empty = empty.iter().fold(0, |mask, square| mask | 1 << square);
        let position = BitPosition { own: own & !empty, opponent: !own & !empty };
        let table = || Table::new(1).expect("a megabyte");
        let shape = BoardShape::eight();
        let quick = Solver::new(shape, table()).value(position);
        let slow = Solver::with(shape, Ideas::PLAIN, table()).value(position);
        prop_assert_eq!(quick, slow);
    }
}
