//! Plays two moves and takes one back.

use end_of_game::Position;
use two_players::{Othello, Refusal};

fn main() -> Result<(), Refusal> {
    let mut game = Othello::new(Position::start());
    for name in ["f5", "d6"] {
        game.place(name.parse().expect("a square"))?;
        println!("{}", game.transcript());
    }
    game.undo()?;
    println!("{}", game.transcript());
    Ok(())
}
