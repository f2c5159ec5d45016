//! Two problems, and where they are.

use records::{Problem, parse_score};

fn main() {
    if let Err(why) = parse_score("35:29") {
        println!("{}", Problem::from(why).in_line(5));
    }
    println!("{}", Problem::NotText.in_line(1));
}
