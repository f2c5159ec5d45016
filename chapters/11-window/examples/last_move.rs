//! Prints the moves of a short game and the discs that each of them flips.

use end_of_game::Position;
use records::History;
use whole_games::parse_transcript;
use window::LastMove;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plies = parse_transcript("f5d6c3d3c4")?;
    let mut history = History::follow(Position::start(), &plies)?;
    history.to_start();
    for _ in plies {
        history.forward();
        if let Some(last) = LastMove::from_history(&history) {
            println!("{} {}: {:?}", last.disc, last.square, last.flips);
        }
    }
    Ok(())
}
