//! The labels of a game: by its result, and with the scores by search.

use learning::{Player, samples, self_play};
use perfect_endgame::{BoardShape, Solver, Table};
use tic_tac_toe::Rand;

fn main() {
    let players = [Player::by_hand(2); 2];
    let game = self_play(players, 12, &mut Rand::new(3));
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(BoardShape::EIGHT, table);
    let ended = samples(&game, 0.0, &mut solver);
    let mixed = samples(&game, 0.7, &mut solver);
    println!("empty  ended  mixed");
    for (ended, mixed) in ended.iter().zip(&mixed).step_by(6) {
        let empty = ended.position.empty().count_ones();
        println!("{empty:5} {:+6.1} {:+6.1}", ended.label, mixed.label);
    }
}
