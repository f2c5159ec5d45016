//! What each move is worth after f5 d6 c3: chapter 13's search, on bits.

use bitboards::BitPosition;
use bitboards::evaluate::discs;
use minimax::analyze;

fn main() {
    let white = BitPosition {
        own: 0x0000_0808_0000_0000,
        opponent: 0x0000_0030_1804_0000,
    };
    for it in analyze(&white, 4, discs) {
        println!("{} {:+} {}", it.its_move, it.value, it.positions);
    }
}
