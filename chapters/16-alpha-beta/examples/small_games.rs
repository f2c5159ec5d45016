//! Two games to their ends: with every position, and without those that can't
//! matter.

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use minimax::{Game, Value, minimax};
use tic_tac_toe::TicTacToe;
use two_players::Size;

fn main() {
    let board = Size::Four.start();
    let start = Position::start();
    compare("tic-tac-toe", &TicTacToe::new());
    compare("4 by 4", &Position { board, ..start });
}

/// Searches to the end of the game. The evaluation is never asked.
fn compare<G: Game>(name: &str, game: &G) {
    let (mut all, mut left) = (0, 0);
    let value = Value(minimax(game, 60, |_| 0, &mut all));
    let found = alpha_beta(game, 60, Window::OPEN, |_| 0, &mut left);
    let found = Value(found);
    println!("{name:12} {value} from {all}, {found} from {left}");
}
