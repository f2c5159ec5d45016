//! Black's moves on 6 by 6, without its mask and with it.

use bitboards::{BitPosition, diagram};
use perfect_endgame::BoardShape;

fn main() {
    let shape = BoardShape::SIX;
    // Black has d2, and White d3 to d7 and e2 and f2.
    let (own, opponent) = (1 << 11, 0x0008_0808_0808_3000);
    let position = BitPosition { own, opponent };
    println!("{}", diagram(position.moves()));
    println!("{}", diagram(shape.moves(position)));
}
