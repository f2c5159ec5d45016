//! The moves of a short game, and what each of them flips.

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
        if let Some(last) = LastMove::of(&history) {
            println!("{} {}: {:?}", last.disc, last.square, last.flips);
        }
    }
    Ok(())
}
