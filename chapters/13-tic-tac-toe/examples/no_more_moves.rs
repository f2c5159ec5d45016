//! The number of moves, while the spots are marked in their order.

use tic_tac_toe::{Spot, TicTacToe};

fn main() {
    let mut game = TicTacToe::default();
    for spot in Spot::all().take(7) {
        game.put(spot);
        print!("{} ", game.moves().count());
    }
    println!("\n{game}");
}
