//! One game for two players, with everything that they can type.

use std::io;

use two_players::{Command, Othello, Rules, Status};

fn main() -> io::Result<()> {
    let mut game = Othello::new(Rules::default());
    let mut lines = io::stdin().lines();
    while game.status() != Status::Over {
        let color = game.position().to_move.to_string();
        let Some(line) = lines.next() else { break };
        match line?.parse::<Command>() {
            Ok(Command::Quit) => break,
            Ok(command) => match command.carry_out(&mut game, &color) {
                Ok(said) => println!("{said}"),
                Err(refusal) => println!("{refusal}"),
            },
            Err(why) => println!("{why}"),
        }
    }
    println!("{}", game.position());
    Ok(())
}
