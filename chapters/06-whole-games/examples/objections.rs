//! Prints the referee's objections to four illegal games.

use end_of_game::Position;
use whole_games::{ParseTranscriptError, parse_transcript, referee};

const GAMES: [&str; 4] = ["f5d6f5", "f5a1", "f5pass", "e6f4e3f6g5d6e7f5c5a1"];

fn main() -> Result<(), ParseTranscriptError> {
    for text in GAMES {
        let plies = parse_transcript(text)?;
        if let Err(objection) = referee(Position::start(), &plies) {
            println!("{objection}");
        }
    }
    Ok(())
}
