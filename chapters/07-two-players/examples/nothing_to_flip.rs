//! Where Black may place a disc when it can't flip anything.

use std::error::Error;

use end_of_game::Position;
use two_players::{Othello, Rules};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Box<dyn Error>> {
    let plies = parse_transcript("f5f6d3g5h5h4f7h6")?;
    let start = referee(Position::start(), &plies)?.position;
    println!("{start}");
    for house_rule in [false, true] {
        let game = Othello::new(Rules { start, house_rule });
        println!("house rule: {house_rule}, moves: {:?}", game.moves());
    }
    Ok(())
}
