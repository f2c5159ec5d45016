//! Reads one move from the standard input and plays it.

use std::error::Error;
use std::io;

use board::Square;
use end_of_game::Position;

fn main() -> Result<(), Box<dyn Error>> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    let square: Square = line.trim().parse()?;
    println!("{}", Position::start().play(square)?);
    Ok(())
}
