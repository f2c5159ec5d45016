//! What flips on c6, in lanes and by carry.

use bitboards::{BitPosition, carry, lanes, squares};
use board::Square;

fn main() {
    let (own, opponent) = (0x1010_0119_1b04_0800, 0x0008_1a26_0400_0000);
    let position = BitPosition { own, opponent };
    let c6 = Square::at(2, 5);
    for flips in [lanes::flips(position, c6), carry::flips(position, c6)] {
        println!("{:?}", squares(flips).collect::<Vec<_>>());
    }
}
