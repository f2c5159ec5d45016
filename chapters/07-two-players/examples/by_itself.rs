//! An evening without a keyboard or a screen.

use std::io;

use two_players::{Answer, Rules, Session};
use two_players::{Command, Mover, Othello, ParseCommandError, Player};

/// Plays the first legal move that it finds, and goes home after a game.
struct First;

impl Mover for First {
    fn choose(
        &mut self,
        _: &Player,
        game: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let first = game.moves().first().copied();
        Ok(Ok(first.map_or(Command::Pass, Command::Place)))
    }

    fn wants_another_game(&mut self) -> io::Result<Answer> {
        Ok(Answer::No)
    }
}

fn main() -> io::Result<()> {
    let game = Othello::new(Rules::default());
    let mut shown = Vec::new();
    Session::new(["Ann", "Bob"], game, First, &mut shown).run()?;
    let text = String::from_utf8_lossy(&shown);
    println!("{} lines, and these are the last:", text.lines().count());
    let last: Vec<_> = text.lines().rev().take(5).collect();
    for line in last.iter().rev() {
        println!("{line}");
    }
    Ok(())
}
