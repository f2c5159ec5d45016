//! The same with the fewest replies first.

use benchmark_positions::ralle_thor;
use perfect_endgame::{Ideas, fewest_replies};

fn main() {
    let mut ideas = Ideas::NONE;
    (ideas.last, ideas.table_from) = (5, 9);
    ideas.cost = fewest_replies;
    for empty in [10, 12, 14, 17] {
        let (value, positions) = ideas.measure(&ralle_thor(empty));
        println!("{empty} empty: {value:+} {positions:7}");
    }
}
