//! A person and a computer at chapter 7's table.

use std::io;

use end_of_game::Position;
use opponent::{ConsolePlayers, choose, read_players};
use tic_tac_toe::Rand;
use two_players::{Keyboard, Othello, Session};

fn main() -> io::Result<()> {
    let players = read_players(&["human", "hard"]).expect("two players");
    let input = io::stdin().lock();
    let people = Keyboard { input };
    let mut rand = Rand::new(1);
    let thinks = |level: &_, position: &_| choose(level, position, &mut rand);
    let mover = ConsolePlayers::new(players, thinks, people, io::stdout());
    let mut game = Othello::new(Position::start());
    Session::new(["You", "hard"], mover, io::stdout()).run(&mut game)
}
