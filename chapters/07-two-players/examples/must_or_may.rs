//! What the player to move can do, under both rules.

use std::error::Error;

use end_of_game::Position;
use two_players::{Othello, Rules};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Box<dyn Error>> {
    for text in ["f5", "f5f6d3g5h5h4f7h6", "e6f4e3f6g5d6e7f5c5"] {
        let plies = parse_transcript(text)?;
        let start = referee(Position::start(), &plies)?.position;
        let [usual, house] = [false, true].map(|house_rule| {
            Othello::new(Rules { start, house_rule }).status()
        });
        println!("{text}: {usual:?}, with the house rule {house:?}");
    }
    Ok(())
}
