//! The number of weights of some patterns, without and with swapped colors.

use patterns::{Sharing, parse_shape, shared_weights};

fn main() {
    for text in ["a1b1c1a2b2c2", "a1b1c1d1e1f1g1h1", "a8b7c6d5e4f3g2h1"] {
        let shape = parse_shape(text).expect("a shape");
        let own = [Sharing::Mirrors, Sharing::Colors].map(|sharing| {
            let shared =
                shared_weights(&shape, sharing).into_iter().enumerate();
            shared.filter(|(index, entry)| entry.is_own(*index)).count()
        });
        println!("{text:16} {:4} weights, or {:4}", own[0], own[1]);
    }
}
