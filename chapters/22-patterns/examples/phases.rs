//! The phases of some positions, if there are two, and if there are eight.

use patterns::Phase;

fn main() {
    for empty in [60, 45, 30, 15, 0] {
        let [two, eight] = [2, 8].map(|phases| Phase::new(empty, phases));
        println!(
            "{empty:2} {} + {:2}/60   {} + {:2}/60",
            two.last, two.sixtieths, eight.last, eight.sixtieths
        );
    }
}
