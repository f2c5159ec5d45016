//! Plays the greedy player against itself.

use end_of_game::{Position, Score, Turn};
use two_players::{Othello, Refusal, greediest};

fn main() -> Result<(), Refusal> {
    let mut game = Othello::new(Position::start());
    while game.position().turn() != Turn::Over {
        match greediest(game.position()) {
            Some(square) => game.place(square).map(drop)?,
            None => game.pass()?,
        }
    }
    let result = Score::describe(&game.position().board);
    println!("{}\n{result}", game.transcript());
    Ok(())
}
