//! What two places show at the start.

use bitboards::BitPosition;
use patterns::{Places, parse_shape};

fn main() {
    let mut places = Places::default();
    for text in ["a1b1c1d1", "e4d5", "d5e4", "d4d5"] {
        places
            .add(&parse_shape(text).expect("a shape"))
            .expect("room");
    }
    let numbers = places.numbers(BitPosition::start());
    println!("{:?}", &numbers[..places.count]);
}
