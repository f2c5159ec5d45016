//! The first six marks of a game in which nobody thinks.

use tic_tac_toe::{Game, Spot};

fn main() {
    let mut game = Game::default();
    for spot in Spot::all().take(6) {
        game.put(spot);
    }
    println!("{game}");
    println!("{} marks, {} to move", game.marks(), game.to_move());
}
