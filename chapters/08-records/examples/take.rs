//! Takes a value out of what's only borrowed, and leaves an empty one.

use records::{Record, known};

fn main() {
    let mut record = Record {
        black: known("Ann"),
        ..Record::default()
    };
    let borrowed = &mut record;
    let taken = std::mem::take(borrowed);
    println!("taken: {taken}, left: {record}");
}
