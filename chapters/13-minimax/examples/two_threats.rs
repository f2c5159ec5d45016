//! A game of tic-tac-toe in which both sides have two in a row.

use minimax::minimax;
use tic_tac_toe::{TicTacToe, lines};

fn main() {
    let game: TicTacToe = "XX.OO.X.O".parse().expect("nine spots");
    for depth in 0..=3 {
        let mut positions = 0;
        let article = |game: &TicTacToe| lines(game, game.to_move());
        let value = minimax(&game, depth, article, &mut positions);
        println!("{depth} ahead: {value:7} from {positions:2} positions");
    }
}
