//! All of tic-tac-toe over copies, and in one game that takes moves back.

use minimax::undo::minimax_with_undo;
use minimax::{Search, Stopped, minimax};
use tic_tac_toe::{TicTacToe, lines};

fn main() -> Result<(), Stopped> {
    let article = |game: &TicTacToe| lines(game, game.to_move());
    let mut game = TicTacToe::new();
    let mut copies = Search::new(&article);
    let value = minimax(&mut copies, &game, 9)?;
    println!("{value} from {} positions, over copies", copies.positions());
    let mut undo = Search::new(&article);
    let value = minimax_with_undo(&mut undo, &mut game, 9)?;
    println!("{value} from {} positions, taking back", undo.positions());
    Ok(())
}
