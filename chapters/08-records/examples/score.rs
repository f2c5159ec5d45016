//! Reads two results.

use records::parse_score;

fn main() {
    for text in ["35-29", "35:29"] {
        match parse_score(text) {
            Ok(score) => println!("{} for Black", score.black),
            Err(why) => println!("{why}"),
        }
    }
}
