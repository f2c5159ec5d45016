//! The first six marks of a game in which nobody thinks.

use tic_tac_toe::{Spot, TicTacToe};

fn main() {
    let mut game = TicTacToe::default();
    for spot in Spot::all().take(6) {
        game.put(spot);
    }
    println!("{game}");
    println!("{} marks, {} to move", game.marks(), game.to_move());
}
