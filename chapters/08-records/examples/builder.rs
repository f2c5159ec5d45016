//! Reads a game line by line, until a line is wrong.

use records::{RecordBuilder, RecordError};

fn main() {
    let mut builder = RecordBuilder::default();
    for (before, line) in ["f5d6", "c3d3", "c4c4"].iter().enumerate() {
        let plies = builder.parse_plies(line);
        match plies.and_then(|plies| builder.add(&plies)) {
            Ok(()) => println!("{} plies", builder.record.plies.len()),
            Err(why) => println!("{}", RecordError::Line(before + 1, why)),
        }
    }
}
