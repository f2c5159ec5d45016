use std::time::Duration;

use engine::Clock;
use proptest::prelude::*;

proptest! {
    #[test]
    fn limits_are_below_the_time_left(
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
            let limits = clock.time_limits(empty);
            prop_assert!(limits.hard < left);
            prop_assert!(limits.soft <= limits.hard);
        }
    }
}

/// Even if every move uses its hard limit.
#[test]
fn a_game_ends_before_its_clock() {
    for milliseconds in [10, 100, 1_000, 60_000, 3_600_000] {
        let total = Duration::from_millis(milliseconds);
        let (mut clock, mut spent) = (Clock::Game(total), Duration::ZERO);
        for empty in (1..=60).rev().step_by(2) {
            let limits = clock.time_limits(empty);
            assert!(limits.hard > Duration::ZERO);
            clock.spend(limits.hard);
            spent += limits.hard;
        }
        assert!(spent < total);
    }
}

#[test]
fn soft_limit_grows_toward_the_middle_of_the_game() {
    let clock = Clock::Game(Duration::from_secs(60));
    let seconds = |empty| clock.time_limits(empty).soft.as_secs();
    assert_eq!([60, 40, 20].map(seconds), [2, 4, 18]);
}
