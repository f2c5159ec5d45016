//! Takes a value out of a mutable reference and leaves a default one.

use records::{Record, non_empty};

fn main() {
    let mut record = Record {
        black: non_empty("Ann"),
        ..Record::default()
    };
    let borrowed = &mut record;
    let taken = std::mem::take(borrowed);
    println!("taken: {taken}, left: {record}");
}
