//! A game of tic-tac-toe in which both sides have two in a row.

use minimax::{Search, Stopped, minimax};
use tic_tac_toe::{TicTacToe, lines};

fn main() -> Result<(), Stopped> {
    let game: TicTacToe = "XX.OO.X.O".parse().expect("nine spots");
    let article = |game: &TicTacToe| lines(game, game.to_move());
    for depth in 0..=3 {
        let mut search = Search::new(&article);
        let value = minimax(&mut search, &game, depth)?;
        let positions = search.positions();
        println!("{depth} ahead: {value:7} from {positions:2} positions");
    }
    Ok(())
}
