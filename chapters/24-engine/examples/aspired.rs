//! The windows through which a value of 50 is looked for, from three guesses.

use engine::aspire;

fn main() {
    for guess in [45, 30, 80] {
        let mut windows = Vec::new();
        let value = aspire(guess, |window| {
            windows.push((window.alpha, window.beta));
            Ok(50.clamp(window.alpha, window.beta))
        });
        println!("{guess}: {windows:?} {value:?}");
    }
}
