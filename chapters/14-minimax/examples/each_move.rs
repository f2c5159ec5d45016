//! The same game of tic-tac-toe, and what each move is worth.

use minimax::{Value, analyze, best};
use tic_tac_toe::{TicTacToe, lines};

fn main() {
    let game: TicTacToe = "XX.OO.X.O".parse().expect("nine spots");
    let article = |game: &TicTacToe| lines(game, game.to_move());
    let considered = analyze(&game, 3, &article);
    for scored in &considered {
        println!("{}: {}", scored.mv, Value(scored.value));
    }
    println!("best: {:?}", best(&considered));
}
