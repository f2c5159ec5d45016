//! A window whose computer begins.

use opponent::read_players;
use opponent_window::WindowGame;
use othello_window::State;
use tic_tac_toe::Rand;

fn main() {
    let players = read_players(&["hard", "human"]).expect("two players");
    let state = State::new("".into());
    let mut game = WindowGame::new(state, players, Rand::new(1));
    while game.state().history().moves().is_empty() {
        game.think();
    }
    println!("{}", game.state().notice());
}
