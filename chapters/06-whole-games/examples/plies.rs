//! Parses a valid and an invalid transcript.

use whole_games::parse_transcript;

fn main() {
    for text in ["f5 d6 pass C3", "f5d6c3x9"] {
        println!("{:?}", parse_transcript(text));
    }
}
