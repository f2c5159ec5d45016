//! The weights of some contents of a corner.

use patterns::Weights;

fn main() {
    // a1, b1, c1 in the first row, a2, b2, c2 below it.
    for content in ["....X.", ".X..X.", "X...X.", "XXX...", "X....."] {
        let digits = content.bytes().rev().map(|cell| ".XO".find(cell as char));
        let entry = digits.fold(0, |sum, digit| 3 * sum + digit.unwrap_or(0));
        let [start, end] = Weights::small().weight(entry);
        let discs = |eighths: i8| f64::from(eighths) / 8.0;
        let (above, below) = content.split_at(3);
        println!("{above}  start {:+.2}", discs(start));
        println!("{below}    end {:+.2}", discs(end));
    }
}
