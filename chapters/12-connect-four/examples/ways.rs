//! Counts the ways to drop the first discs.

use connect_four::{ConnectFour, count};

fn main() {
    println!("discs      ways");
    for discs in 1..=8 {
        println!("{discs:>5} {:>9}", count(&ConnectFour::new(), discs));
    }
}
