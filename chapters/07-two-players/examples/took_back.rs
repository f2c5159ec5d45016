//! Shows that `undo` also takes back the greedy player's answer.

use std::io;

use end_of_game::Position;
use two_players::{Command, Greedy, Keyboard, Mover, Othello};

fn main() -> io::Result<()> {
    let mut game = Othello::new(Position::start());
    let input = "f5\nundo\n".as_bytes();
    let mut mover = Greedy {
        plays: [false, true],
        people: Keyboard { input },
        took_back: false,
    };
    while let Ok(command) = mover.choose(&game)?
        && command != Command::Quit
    {
        println!("{}: {command:?}", game.position().to_move);
        let _ = command.carry_out(&mut game);
    }
    Ok(())
}
