//! Two players take turns, and a mistake costs them nothing.

use std::io;

use two_players::{Command, Rules};

fn main() -> io::Result<()> {
    let mut position = Rules::default().start;
    println!("{position}");
    for line in io::stdin().lines() {
        match line?.parse() {
            Ok(Command::Place(square)) => match position.play(square) {
                Ok(after) => {
                    position = after;
                    println!("{position}");
                }
                Err(why) => println!("{why}"),
            },
            Ok(Command::Quit) => break,
            Ok(command) => println!("{command:?}? We'll get there."),
            Err(why) => println!("{why}"),
        }
    }
    Ok(())
}
