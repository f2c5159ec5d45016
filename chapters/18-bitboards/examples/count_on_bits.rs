//! The ways of the first seven plies, counted on bits.

use bitboards::{BitPosition, perft};

fn main() {
    for depth in 1..=7 {
        println!("{depth} {:>6}", perft(BitPosition::start(), depth));
    }
}
