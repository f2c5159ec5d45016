//! What the engine does if nobody tells it anything.

use std::error::Error;

use bitboards::BitPosition;
use end_of_game::Position;
use engine::{Limits, Options};

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::default();
    println!("{} moves ahead, {:?}", options.depth, options.time);
    let start = BitPosition::from(&Position::start());
    let mut team = options.team()?;
    let thoughts = team.hints(start, 1, Limits::depth(4)).last();
    println!("{}", thoughts.expect("a move")[0].ply);
    Ok(())
}
