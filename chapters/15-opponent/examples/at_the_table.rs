//! A person and a computer at chapter 7's table.

use std::io;

use opponent::{ConsolePlayers, read_players};
use tic_tac_toe::Rand;
use two_players::{Keyboard, Othello, Rules, Session};

fn main() -> io::Result<()> {
    let players = read_players(&["human", "hard"]).expect("two players");
    let people = Keyboard::new(io::stdin().lock());
    let mover =
        ConsolePlayers::new(players, Rand::new(1), people, io::stdout());
    let start = Othello::new(Rules::default());
    Session::new(["You", "hard"], start, mover, io::stdout()).run()
}
