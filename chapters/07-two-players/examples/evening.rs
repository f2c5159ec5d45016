//! An evening of the shortest games there are: Ann has won before it begins.

use std::io;

use board::{Board, Cell, Square};
use two_players::{Keyboard, Othello, Rules, Session};

fn main() -> io::Result<()> {
    let mut rules = Rules::default();
    rules.start.board = Board::empty();
    rules.start.board.set(Square::at(3, 3), Cell::Black);
    let keyboard = Keyboard::new(io::stdin().lock());
    let names = ["Ann", "Bob"];
    Session::new(names, Othello::new(rules), keyboard, io::stdout()).run()
}
