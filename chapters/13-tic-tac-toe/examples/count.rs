//! Counts the tree of tic-tac-toe.

use tic_tac_toe::{Counts, TicTacToe, count};

fn main() {
    let mut counts = Counts::default();
    count(&mut TicTacToe::new(), &mut counts);
    println!("Moves  Positions  Games that end");
    for (moves, positions) in counts.positions.iter().enumerate() {
        println!("{moves:5}  {positions:9}  {:14}", counts.ends[moves]);
    }
    let all: u64 = counts.positions.iter().sum();
    let games: u64 = counts.ends.iter().sum();
    println!("  all  {all:9}  {games:14}");
    let [x, o, draws] = counts.results;
    println!("X wins {x}, O wins {o}, draws {draws}");
}
