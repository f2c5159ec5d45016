//! Two moves ahead: now O sees what X threatens.

use tic_tac_toe::{Spot, TicTacToe, few_moves::two_ahead, win_or_loss};

fn main() {
    let spots: Vec<_> = Spot::all().collect();
    for marks in [[1, 2, 4, 7, 5], [0, 2, 6, 4, 8]] {
        let mut game = TicTacToe::default();
        for place in marks {
            game.put(spots[place]);
        }
        let values = two_ahead(&mut game, win_or_loss);
        println!("{} to move: {values:?}", game.to_move());
    }
}
