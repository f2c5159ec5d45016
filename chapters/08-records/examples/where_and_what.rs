//! A problem, and where it is.

use records::{Problem, parse_score};

fn main() {
    if let Err(why) = parse_score("35:29") {
        println!("{}", Problem::from(why).in_line(5));
    }
}
