//! Reads a good transcript and a bad one.

use whole_games::{ParseTranscriptError, parse_transcript};

fn main() -> Result<(), ParseTranscriptError> {
    println!("{:?}", parse_transcript("f5 d6 pass C3")?);
    if let Err(error) = parse_transcript("f5d6c3x9") {
        println!("{error}");
    }
    Ok(())
}
