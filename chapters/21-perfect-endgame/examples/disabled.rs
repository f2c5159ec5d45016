//! A set of techniques.

use perfect_endgame::{Technique, Techniques};

fn main() {
    let disabled = Techniques::new(&[Technique::Parity, Technique::Guess]);
    println!("{}", disabled.contains(Technique::Parity));
}
