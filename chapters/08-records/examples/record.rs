//! Formats a record as a line.

use records::Record;

fn main() {
    let record = Record {
        black: Some("Ann".to_string()),
        date: Some("spring 1987".to_string()),
        ..Record::default()
    };
    println!("{record}");
}
