//! Does mobility beat corners?

use evaluation::compare;
use evaluation::evaluate::{corners, mobility};

fn main() {
    for depth in 1..=2 {
        println!("depth {depth}: {}", compare([&mobility, &corners], depth));
    }
}
