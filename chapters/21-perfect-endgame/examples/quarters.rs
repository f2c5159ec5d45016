//! Thor's position, with odd quarters before even ones.

use benchmark_positions::ralle_thor;
use bitboards::{BitPosition, diagram};
use perfect_endgame::{Ideas, fewest_replies, odd_quarters};

fn main() {
    let empty = BitPosition::from(&ralle_thor(17)).empty();
    println!("{}", diagram(empty & odd_quarters(empty)));
    let mut ideas = Ideas::NONE;
    (ideas.last, ideas.table_from) = (5, 9);
    (ideas.cost, ideas.first) = (fewest_replies, odd_quarters);
    println!("{:?}", ideas.measure(&ralle_thor(17)));
}
