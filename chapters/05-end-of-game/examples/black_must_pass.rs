//! Plays eight moves, after which Black must pass, and then the pass.

use std::error::Error;

use end_of_game::Position;

const MOVES: [&str; 8] = ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"];

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Position::start();
    for name in MOVES {
        position = position.play(name.parse()?)?;
    }
    println!("{}: {:?}", position.to_move, position.turn());
    let position = position.passed();
    println!("{}: {:?}", position.to_move, position.turn());
    Ok(())
}
