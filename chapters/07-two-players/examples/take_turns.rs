//! Two players take turns, as long as nobody makes a mistake.

use std::error::Error;
use std::io;

use board::Square;
use two_players::{Rules, players};

fn main() -> Result<(), Box<dyn Error>> {
    let players = players(["Ann", "Bob"]);
    let mut position = Rules::default().start;
    println!("{position}");
    for line in io::stdin().lines() {
        let player = &players[position.to_move as usize];
        let square: Square = line?.trim().parse()?;
        position = position.play(square)?;
        println!("{} plays {square}\n{position}", player.name);
    }
    Ok(())
}
