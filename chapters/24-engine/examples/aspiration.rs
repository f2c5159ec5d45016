//! The windows of an aspiration search for a score of 50, from three guesses.

use engine::aspiration_search;

fn main() {
    for guess in [45, 30, 80] {
        let mut windows = Vec::new();
        let value = aspiration_search(guess, |window| {
            windows.push((window.alpha, window.beta));
            Ok(50.clamp(window.alpha, window.beta))
        });
        println!("{guess}: {windows:?} {value:?}");
    }
}
