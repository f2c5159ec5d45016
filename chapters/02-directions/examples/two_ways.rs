//! Asks every question twice and counts the answers that agree.

use board::Square;
use directions::other_ways::by_offsets;
use directions::{Direction, next};

fn main() {
    let squares = (0..=64).map(Square::new);
    let questions = squares.flat_map(|it| Direction::ALL.map(|way| (it, way)));
    let agree =
        questions.filter(|&(it, way)| next(it, way) == by_offsets(it, way));
    println!("{} of 520 answers agree", agree.count());
}
