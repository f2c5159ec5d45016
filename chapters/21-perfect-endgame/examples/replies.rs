//! The same positions with the fewest replies first.

use benchmark_positions::ralle_thor;
use perfect_endgame::{SolverConfig, fewest_replies};

fn main() {
    let mut config = SolverConfig::NONE;
    (config.ending_empties, config.min_table_empties) = (5, 9);
    config.move_cost = fewest_replies;
    for empty in [10, 12, 14, 17] {
        let (value, positions) = config.measure(&ralle_thor(empty));
        println!("{empty} empty: {value:+} {positions:7}");
    }
}
