//! What each idea saves, one after another.

use benchmark_positions::ralle_thor;
use perfect_endgame::{Ideas, fewest_replies, looking_ahead, odd_quarters};
use pretty_assertions::assert_eq;

/// The page's steps, from no idea to the last one.
fn steps() -> [Ideas; 6] {
    let mut ideas = Ideas::NONE;
    let changes: [fn(&mut Ideas); 6] = [
        |_| {},
        |ideas| ideas.last = 5,
        |ideas| ideas.table_from = 9,
        |ideas| ideas.cost = fewest_replies,
        |ideas| ideas.first = odd_quarters,
        |ideas| ideas.cost = looking_ahead,
    ];
    changes.map(|change| {
        change(&mut ideas);
        ideas
    })
}

#[test]
fn each_step_takes_as_many_positions_as_the_page_says() {
    let position = ralle_thor(17);
    let [_, _, _, rest @ ..] = steps();
    let expected = [592_974, 496_109, 518_127].map(|count| (8, count));
    assert_eq!(rest.map(|ideas| ideas.measure(&position)), expected);
}

#[test]
fn every_step_finds_the_same_value() {
    for empty in 2..=11 {
        let values = steps().map(|ideas| ideas.measure(&ralle_thor(empty)).0);
        assert_eq!(values, [values[0]; 6], "{empty}");
    }
}

#[test]
#[ignore = "takes some seconds"]
fn without_an_order_it_takes_as_many_positions_as_the_page_says() {
    let rest = steps().map(|ideas| ideas.measure(&ralle_thor(17)));
    assert_eq!(
        rest[..3],
        [139_486_409, 130_470_485, 59_198_076].map(|count| (8, count))
    );
}
