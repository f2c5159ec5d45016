//! Does it help to let the weights change during a game?

use evaluation::compare;
use evaluation::evaluate::{mobility, phased};

fn main() {
    println!("{}", compare([&phased, &mobility], 2));
}
