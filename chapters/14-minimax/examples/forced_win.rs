//! Prints the depth at which a search finds that Black has won.

use connect_four::ConnectFour;
use minimax::{Value, analyze};

fn main() {
    let game: ConnectFour = "4455".parse().expect("four discs");
    for depth in 1..=3 {
        print!("{depth} ahead:");
        for scored in analyze(&game, depth, &|_| 0) {
            print!("  {} {}", scored.mv, Value(scored.value));
        }
        println!();
    }
}
