//! The end of Ralle - Thor, with the search of the last squares and with a
//! table.

use benchmark_positions::ralle_thor;
use perfect_endgame::SolverConfig;

fn main() {
    let mut config = SolverConfig::NONE;
    for (ending, table) in [(0, u32::MAX), (5, u32::MAX), (5, 9)] {
        (config.ending_empties, config.min_table_empties) = (ending, table);
        for empty in [10, 12, 14] {
            let (value, positions) = config.measure(&ralle_thor(empty));
            println!("{ending} {empty} empty: {value:+} {positions:7}");
        }
    }
}
