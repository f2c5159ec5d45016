//! Do corners beat discs?

use evaluation::compare;
use evaluation::evaluate::corners;
use minimax::discs;

fn main() {
    println!("{}", compare([&corners, &discs], 2));
}
