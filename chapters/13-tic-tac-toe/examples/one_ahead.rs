//! One move ahead, in two positions that are one move apart.

use tic_tac_toe::{Spot, TicTacToe, few_moves::one_ahead, win_or_loss};

fn main() {
    let spots: Vec<_> = Spot::all().collect();
    let mut game = TicTacToe::default();
    for place in [1, 2, 4, 7, 5, 8] {
        game.put(spots[place]);
    }
    println!("X to move: {:?}", one_ahead(&mut game, win_or_loss));
    game.take_back(spots[8]);
    println!("O to move: {:?}", one_ahead(&mut game, win_or_loss));
}
