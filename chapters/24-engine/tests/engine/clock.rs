use std::time::Duration;

use engine::Clock;
use proptest::prelude::*;

proptest! {
    /// However slow the machine is with the rest of it.
    #[test]
    fn a_budget_is_less_than_what_is_left(
        left in 1_u64..4_000_000_000,
        empty in 1_u32..=60,
        moves in 1_u32..100,
    ) {
        let left = Duration::from_micros(left);
        for clock in [
            Clock::EachMove(left),
            Clock::Game(left),
            Clock::Period { left, moves },
        ] {
            let budget = clock.budget(empty);
            prop_assert!(budget.most < left);
            prop_assert!(budget.enough <= budget.most);
        }
    }
}

/// Even if every move takes all it may.
#[test]
fn a_game_ends_before_its_clock() {
    for milliseconds in [10, 100, 1_000, 60_000, 3_600_000] {
        let all = Duration::from_millis(milliseconds);
        let (mut clock, mut spent) = (Clock::Game(all), Duration::ZERO);
        for empty in (1..=60).rev().step_by(2) {
            let budget = clock.budget(empty);
            assert!(budget.most > Duration::ZERO);
            clock.spend(budget.most);
            spent += budget.most;
        }
        assert!(spent < all);
    }
}

#[test]
fn most_of_the_time_goes_into_the_middle_of_the_game() {
    let clock = Clock::Game(Duration::from_secs(60));
    let budget = |empty| clock.budget(empty).enough.as_secs();
    assert_eq!([60, 40, 20].map(budget), [2, 4, 18]);
}
