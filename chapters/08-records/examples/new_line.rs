//! Goes back to the first move of a game, and plays on from there.

use std::error::Error;

use end_of_game::Position;
use records::History;
use whole_games::parse_transcript;

fn main() -> Result<(), Box<dyn Error>> {
    let plies = parse_transcript("f5d6c3d3")?;
    let mut game = History::follow(Position::start(), &plies)?;
    game.go_to(1);
    for name in ["d6", "c5", "f4", "a1"] {
        match game.play(name.parse()?) {
            Ok(played) => println!("{name}: {played}"),
            Err(why) => println!("{name}: {why}"),
        }
    }
    Ok(())
}
