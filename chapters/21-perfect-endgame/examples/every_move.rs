//! The end of Ralle - Thor, with a table and a short cut at its end.

use benchmark_positions::ralle_thor;
use perfect_endgame::Ideas;

fn main() {
    let mut ideas = Ideas::NONE;
    for (last, table_from) in [(0, u32::MAX), (5, u32::MAX), (5, 9)] {
        (ideas.last, ideas.table_from) = (last, table_from);
        for empty in [10, 12, 14] {
            let (value, positions) = ideas.measure(&ralle_thor(empty));
            println!("{last} {empty} empty: {value:+} {positions:7}");
        }
    }
}
