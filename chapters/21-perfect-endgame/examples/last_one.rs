//! The last two squares of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::{BitPosition, squares};
use perfect_endgame::{BoardShape, last_one, quick_flips};

fn main() {
    let white = BitPosition::from(&ralle_thor(2)).passed();
    for square in squares(white.empty()) {
        let flips = quick_flips(white, square);
        if flips == 0 {
            println!("{square} flips nothing");
            continue;
        }
        let black = white.place(square, flips);
        let mut rest = squares(black.empty());
        let last = rest.next().expect("one of two is left");
        println!(
            "{square}: {:+}",
            -last_one(&BoardShape::eight(), black, last)
        );
    }
}
