//! Prints the value of each move after f5 d6 c3 with chapter 14's search on
//! bitboards.

use bitboards::{BitPosition, evaluate};
use minimax::analyze;

fn main() {
    let (own, opponent) = (0x0000_0808_0000_0000, 0x0000_0030_1804_0000);
    for scored in analyze(&BitPosition { own, opponent }, 4, &evaluate::discs) {
        println!("{} {:+} {}", scored.mv, scored.value, scored.positions);
    }
}
