//! Does it help to count discs?

use evaluation::compare;
use minimax::discs;

fn main() {
    println!("{}", compare([&discs, &|_| 0], 2));
}
