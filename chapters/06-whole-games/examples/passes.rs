//! Follows three games: a pass left out, a pass too many, a move too late.

use std::error::Error;

use end_of_game::Position;
use whole_games::{parse_transcript, referee};

const GAMES: [&str; 3] =
    ["f5f6d3g5h5h4f7h6c5", "f5 pass d6", "e6f4e3f6g5d6e7f5c5 a1"];

fn main() -> Result<(), Box<dyn Error>> {
    for text in GAMES {
        let plies = parse_transcript(text)?;
        match referee(Position::start(), &plies) {
            Ok(game) => println!("passes: {:?}", game.passes),
            Err(why) => println!("move {}: {:?}", why.number, why.reason),
        }
    }
    Ok(())
}
