//! Is `phased` any better for its phases? And without them, does it still beat
//! `mobility`?

use evaluation::compare;
use evaluation::evaluate::{mobility, phased, weighed};

fn main() {
    let always = |position: &_| weighed([30, 10, -5, 0, 0], position);
    println!("against phased: {}", compare([&always, &phased], 2));
    println!("against mobility: {}", compare([&always, &mobility], 2));
}
