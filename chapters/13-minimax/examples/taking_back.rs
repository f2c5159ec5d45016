//! All of tic-tac-toe over copies, and in one game that takes moves back.

use minimax::minimax;
use minimax::undo::minimax_with_undo;
use tic_tac_toe::{TicTacToe, lines};

fn main() {
    let article = |game: &TicTacToe| lines(game, game.to_move());
    let mut game = TicTacToe::new();
    let (mut copies, mut undo) = (0, 0);
    let value = minimax(&game, 9, article, &mut copies);
    println!("{value} from {copies} positions, over copies");
    let value = minimax_with_undo(&mut game, 9, article, &mut undo);
    println!("{value} from {undo} positions, taking back");
}
