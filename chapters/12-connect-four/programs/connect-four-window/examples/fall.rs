//! Prints a fall to d6: one frame per line, lower heights further right.

use connect_four_window::FallingDisc;

fn main() {
    let d6 = "d6".parse().expect("a square");
    let mut disc = Some(FallingDisc::new(d6));
    while let Some(falling) = disc {
        let space = " ".repeat(falling.height.into());
        println!("{space}o");
        disc = falling.fall();
    }
}
