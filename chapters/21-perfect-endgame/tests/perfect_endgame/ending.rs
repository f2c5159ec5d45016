use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, SolverConfig, Table};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn techniques_do_not_change_the_score(
        own: u64,
        empty in prop::collection::vec(0..64_usize, 0..=5),
    ) {
        let empty = empty.iter().fold(0, |mask, square| mask | 1 << square);
        let position = BitPosition { own: own & !empty, opponent: !own & !empty };
        let table = || Table::new(1).expect("a megabyte");
        let shape = BoardShape::EIGHT;
        let fast = Solver::new(shape, table()).solve(position);
        let plain = Solver::with(SolverConfig::NONE, shape, table()).solve(position);
        prop_assert_eq!(fast, plain);
    }
}
