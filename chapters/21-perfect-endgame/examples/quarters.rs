//! Thor's position, with moves in odd quarters first.

use benchmark_positions::ralle_thor;
use bitboards::{BitPosition, diagram};
use perfect_endgame::{SolverConfig, fewest_replies, odd_quarters};

fn main() {
    let empty = BitPosition::from(&ralle_thor(17)).empty();
    println!("{}", diagram(empty & odd_quarters(empty)));
    let mut config = SolverConfig::NONE;
    (config.ending_empties, config.min_table_empties) = (5, 9);
    (config.move_cost, config.preferred_squares) =
        (fewest_replies, odd_quarters);
    println!("{:?}", config.measure(&ralle_thor(17)));
}
