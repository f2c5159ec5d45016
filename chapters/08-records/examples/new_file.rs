//! Writes one new file twice.

use std::{fs, io, path::Path};

use records::{Record, write_new_file};

fn main() -> io::Result<()> {
    for name in ["twice.oth", "twice.oth"] {
        match write_new_file(Path::new(name), &[Record::default()]) {
            Ok(()) => println!("{name} is written"),
            Err(why) => println!("{why}"),
        }
    }
    fs::remove_file("twice.oth")
}
