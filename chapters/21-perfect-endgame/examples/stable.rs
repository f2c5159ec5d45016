//! White's discs that Black can't flip anymore, four squares from the end.

use benchmark_positions::ralle_thor;
use bitboards::{BitPosition, diagram};
use perfect_endgame::{BoardShape, stable};

fn main() {
    let black = BitPosition::from(&ralle_thor(4));
    let safe = stable(black.opponent, black.own, &BoardShape::EIGHT);
    println!("{}", diagram(safe));
    println!("{} of {}", safe.count_ones(), black.opponent.count_ones());
}
