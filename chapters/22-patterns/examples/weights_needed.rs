//! The number of weights of their own that some patterns have.

use patterns::Patterns;

fn main() {
    for text in ["a1b1c1a2b2c2", "a1b1c1d1e1f1g1h1", "moves"] {
        let patterns = Patterns::new(text).expect("a pattern");
        let shared = patterns.shared.iter().enumerate();
        let own = shared.filter(|(index, entry)| entry.is_own(*index)).count();
        println!("{text:16} {own} weights");
    }
}
