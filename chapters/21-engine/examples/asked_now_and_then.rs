//! At which positions a search asks whether it must stop.

use std::cell::Cell;

use engine::{Counter, Limits};

fn main() {
    let position = Cell::new(0);
    let must_stop = || {
        println!("asked at {}", position.get());
        position.get() > 3000
    };
    let mut counter = Counter::new(Limits::NONE.until(&must_stop));
    while counter.count(0).is_ok() {
        position.set(counter.positions + 1);
    }
}
