use benchmark_positions::ralle_thor;
use perfect_endgame::{
    SolverConfig, fewest_replies, odd_quarters, shallow_search_cost,
};
use pretty_assertions::assert_eq;

/// Returns the configurations of the page, from no technique to all.
fn steps() -> [SolverConfig; 6] {
    let mut config = SolverConfig::NONE;
    let changes: [fn(&mut SolverConfig); 6] = [
        |_| {},
        |config| config.ending_empties = 5,
        |config| config.min_table_empties = 9,
        |config| config.move_cost = fewest_replies,
        |config| config.preferred_squares = odd_quarters,
        |config| config.move_cost = shallow_search_cost,
    ];
    changes.map(|change| {
        change(&mut config);
        config
    })
}

#[test]
fn position_counts_equal_those_of_the_page() {
    let position = ralle_thor(17);
    let [_, _, _, rest @ ..] = steps();
    let expected = [592_974, 496_109, 518_127].map(|count| (8, count));
    assert_eq!(rest.map(|config| config.measure(&position)), expected);
}

#[test]
fn techniques_do_not_change_the_score() {
    for empty in 2..=11 {
        let values = steps().map(|config| config.measure(&ralle_thor(empty)).0);
        assert_eq!(values, [values[0]; 6], "{empty}");
    }
}

#[test]
#[ignore = "takes some seconds"]
fn position_counts_without_move_ordering_equal_those_of_the_page() {
    let rest = steps().map(|config| config.measure(&ralle_thor(17)));
    assert_eq!(
        rest[..3],
        [139_486_409, 130_470_485, 59_198_076].map(|count| (8, count))
    );
}
