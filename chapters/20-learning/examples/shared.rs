//! How many weights some patterns need.

use learning::{parse_shape, shared};

fn main() {
    for text in ["a1b1c1a2b2c2", "a1b1c1d1e1f1g1h1", "a8b7c6d5e4f3g2h1"] {
        let shared = shared(&parse_shape(text).expect("a shape"));
        let own = shared
            .iter()
            .enumerate()
            .filter(|(at, entry)| entry.is_at(*at));
        println!(
            "{text:16} {:5} contents, {} weights",
            shared.len(),
            own.count()
        );
    }
}
