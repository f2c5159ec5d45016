//! Plays one game with commands from the standard input.

use std::error::Error;
use std::io;

use end_of_game::Position;
use two_players::{Command, Othello};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Othello::new(Position::start());
    for line in io::stdin().lines() {
        match line?.parse::<Command>() {
            Ok(command) => match command.carry_out(&mut game) {
                Ok(message) => println!("{message}"),
                Err(refusal) => println!("{refusal}"),
            },
            Err(why) => println!("{why}"),
        }
    }
    println!("{}", game.position());
    Ok(())
}
