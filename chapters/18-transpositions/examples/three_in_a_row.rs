//! Three discs in a row, as bits.

use transpositions::{has_four, rows, spots};

fn main() {
    let discs = 1 << 7 | 1 << 14 | 1 << 21;
    println!("{discs:#b}: {}", has_four(discs));
    println!("discs    spots");
    for (discs, spots) in rows(discs).iter().zip(rows(spots(discs))) {
        println!("{discs}  {spots}");
    }
}
