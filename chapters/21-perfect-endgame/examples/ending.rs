//! The last four squares of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ending};

fn main() {
    let black = BitPosition::from(&ralle_thor(4));
    let (shape, first, positions) = (BoardShape::EIGHT, 0, 0);
    let mut ending = Ending {
        shape,
        first,
        positions,
    };
    for alpha in [-9, 1, 5, 7, 9] {
        let bound = ending.search(black, alpha);
        println!("more than {alpha:+}? {} ({bound:+})", bound > alpha);
    }
    println!("{} positions", ending.positions);
}
