//! Shows every game that a move can lead to, whatever game it is.

use std::fmt::Debug;

use minimax::Game;
use tic_tac_toe::TicTacToe;

fn main() {
    let game: TicTacToe = "XX.OO.X.O".parse().expect("nine spots");
    show(&game);
}

fn show<G: Game + Debug>(game: &G) {
    println!("{game:?} {:?}", game.result());
    for mv in game.moves() {
        let after = game.after(mv);
        println!("{mv}: {after:?} {:?}", after.result());
    }
}
