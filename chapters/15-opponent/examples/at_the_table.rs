//! A person and a computer at chapter 7's table.

use std::io;

use opponent::{ConsolePlayers, choose, read_players};
use tic_tac_toe::Rand;
use two_players::{Keyboard, Othello, Rules, Session};

fn main() -> io::Result<()> {
    let players = read_players(&["human", "hard"]).expect("two players");
    let people = Keyboard::new(io::stdin().lock());
    let mut rand = Rand::new(1);
    let thinks =
        |computer: &_, position: &_| choose(computer, position, &mut rand);
    let mover = ConsolePlayers::new(players, thinks, people, io::stdout());
    let start = Othello::new(Rules::default());
    Session::new(["You", "hard"], start, mover, io::stdout()).run()
}
