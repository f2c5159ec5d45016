//! A set of techniques.

use perfect_endgame::{Technique, Techniques};

fn main() {
    let disabled = Techniques::new(&[Technique::Parity, Technique::Guess]);
    for technique in [Technique::LastFour, Technique::Parity] {
        println!("{technique:?}: {}", disabled.contains(technique));
    }
}
