//! Is `phased` any better for its phases?

use evaluation::compare;
use evaluation::evaluate::{phased, weighed};

fn main() {
    let always = |it: &_| weighed([30, 10, -5, 0, 0], it);
    println!("{}", compare([always, phased], 2));
}
