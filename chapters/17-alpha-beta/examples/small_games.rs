//! Two games to their ends, with every position and with those that matter.

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use minimax::{Game, Search, Stopped, Value, minimax, small_board};
use tic_tac_toe::TicTacToe;

fn main() -> Result<(), Stopped> {
    let board = small_board(4);
    let start = Position::start();
    compare("tic-tac-toe", &TicTacToe::new())?;
    compare("4 by 4", &Position { board, ..start })
}

/// Searches to the end of the game. The evaluation is never asked.
fn compare<G: Game>(name: &str, game: &G) -> Result<(), Stopped> {
    let mut search = Search::new(&|_| 0);
    let value = Value(minimax(&mut search, game, 60)?);
    print!("{name:12} {value} from {}, ", search.positions());
    let mut search = Search::new(&|_| 0);
    let value = Value(alpha_beta(&mut search, game, 60, Window::FULL)?);
    println!("{value} from {}", search.positions());
    Ok(())
}
