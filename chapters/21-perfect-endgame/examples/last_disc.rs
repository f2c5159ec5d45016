//! Row 5 before its last disc, at c5: both players would flip something.

use board::Square;
use perfect_endgame::last_flips;

fn main() {
    let c5 = Square::at(2, 4);
    for (text, own) in [("WB.WWWBW", 0b0100_0010), ("BW.BBBWB", 0b1011_1001)] {
        println!("{text} {}", last_flips(own << 32, c5));
    }
}
