//! Three discs in a row, as bits.

use connect_four_solver::{has_four, rows, winning_squares};

fn main() {
    let discs = 1 << 7 | 1 << 14 | 1 << 21;
    println!("{discs:#b}: {}", has_four(discs));
    println!("discs    wins");
    for (discs, wins) in rows(discs).iter().zip(rows(winning_squares(discs))) {
        println!("{discs}  {wins}");
    }
}
