//! Parses two results and prints an error with its line.

use records::{RecordError, parse_score};

fn main() {
    for (line, text) in [(5, "35-29"), (12, "35:29")] {
        match parse_score(text) {
            Ok(score) => println!("{} for Black", score.black),
            Err(why) => println!("{}", RecordError::Line(line, why.into())),
        }
    }
}
