//! Counts the move sequences from the start (perft).

use connect_four::{ConnectFour, count};

fn main() {
    println!("discs      ways");
    for discs in 1..=8 {
        println!("{discs:>5} {:>9}", count(&ConnectFour::new(), discs));
    }
}
