//! The shortcuts for the last squares, against what they're a shortcut for.

use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{BoardShape, Technique, Techniques, last_flips};
use proptest::prelude::*;

use crate::solver::solver;

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
        let value = |without| solver_value(without, position);
        prop_assert_eq!(value(&[]), value(&ALL));
    }
}

/// All techniques, to do without.
const ALL: [Technique; 7] = [
    Technique::FewestReplies,
    Technique::Parity,
    Technique::LastFour,
    Technique::Stability,
    Technique::Table,
    Technique::LookAhead,
    Technique::Guess,
];

fn solver_value(disabled: &[Technique], position: BitPosition) -> Option<i32> {
    thread_local! {
        static SOLVER: std::cell::RefCell<perfect_endgame::Solver> =
            std::cell::RefCell::new(solver(BoardShape::eight(), &[]));
    }
    SOLVER.with_borrow_mut(|solver| {
        solver.disabled = Techniques::new(disabled);
        solver.value(position)
    })
}
