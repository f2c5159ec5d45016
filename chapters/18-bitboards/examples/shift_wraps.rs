//! Two discs, moved without looking.

use bitboards::{bit, squares};
use board::Square;

fn main() {
    let discs = bit(Square::at(5, 3)) | bit(Square::at(7, 3));
    for (name, moved) in [
        ("before", discs),
        ("<< 1", discs << 1),
        (">> 8", discs >> 8),
        ("<< 9", discs << 9),
    ] {
        println!("{name:6} {:?}", squares(moved).collect::<Vec<_>>());
    }
}
