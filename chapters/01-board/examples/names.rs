//! Parses valid and invalid names of squares.

use board::Square;

fn main() {
    for name in ["c6", "H8", "6c", "65", "k9", "c9", "c66"] {
        match name.parse::<Square>() {
            Ok(square) => println!("{name} is square {}", square.index()),
            Err(error) => println!("{error}"),
        }
    }
}
