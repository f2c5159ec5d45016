//! The last four squares of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ending};

fn main() {
    let black = BitPosition::from(&ralle_thor(4));
    let (shape, mut count) = (&BoardShape::eight(), 0);
    for alpha in [-9, 1, 5, 7, 9] {
        let positions = &mut count;
        let bound = Ending { shape, positions }.bound(black, alpha, 0);
        println!("more than {alpha:+}? {} ({bound:+})", bound > alpha);
    }
    println!("{count} positions");
}
