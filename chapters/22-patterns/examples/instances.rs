//! The contents of four pattern instances at the start.

use bitboards::BitPosition;
use patterns::{Instances, parse_shape};

fn main() {
    let mut instances = Instances::default();
    for text in ["a1b1c1d1", "e4d5", "d5e4", "d4d5"] {
        instances
            .add(&parse_shape(text).expect("a shape"))
            .expect("few instances");
    }
    let numbers = instances.numbers(BitPosition::start());
    println!("{:?}", &numbers[..instances.count]);
}
