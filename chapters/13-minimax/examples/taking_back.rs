//! All of 4-by-4 Othello over copies, and in one game that takes moves back.

use end_of_game::Position;
use minimax::minimax;
use minimax::undo::minimax_with_undo;
use two_players::Size;

fn main() {
    let mut game = Position::start();
    game.board = Size::Four.start();
    let (mut copies, mut undo) = (0, 0);
    let value = minimax(&game, 99, |_| 0, &mut copies);
    println!("{value} from {copies} positions, over copies");
    let value = minimax_with_undo(&mut game, 99, |_| 0, &mut undo);
    println!("{value} from {undo} positions, taking back");
}
