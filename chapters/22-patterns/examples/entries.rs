//! The entries of the start for a corner, an edge and the long diagonal.

use bitboards::BitPosition;
use patterns::Patterns;

fn main() {
    for text in ["a1b1c1a2b2c2", "a1b1c1d1e1f1g1h1", "a8b7c6d5e4f3g2h1"] {
        let patterns = Patterns::new(text).expect("a pattern");
        let entries = patterns.entries(BitPosition::start());
        println!("{text:16} {:?}", entries.collect::<Vec<_>>());
    }
}
