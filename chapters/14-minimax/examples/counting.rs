//! A counter that counts until it's told to stop.

use minimax::Counter;

fn main() {
    let mut counter = Counter {
        must_stop: &|| true,
        ..Counter::default()
    };
    while counter.count().is_ok() {}
    println!("stopped at {}", counter.positions);
}
