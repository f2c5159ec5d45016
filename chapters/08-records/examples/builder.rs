//! Reads a game line by line, until a line is wrong.

use records::{Problem, RecordBuilder};

fn main() {
    let mut builder = RecordBuilder::default();
    for (before, line) in ["f5d6", "c3d3", "c4c4"].iter().enumerate() {
        match read(&mut builder, line) {
            Ok(()) => println!("{} plies", builder.record.plies.len()),
            Err(problem) => println!("{}", problem.in_line(before + 1)),
        }
    }
}

fn read(builder: &mut RecordBuilder, line: &str) -> Result<(), Problem> {
    let plies = builder.parse_plies(line)?;
    builder.add(&plies)
}
