//! The open columns from the middle outward.

use connect_four::ConnectFour;
use connect_four_solver::BitGrid;
use minimax::Game;

fn main() {
    let game: ConnectFour = "444444".parse().expect("six discs in column d");
    let columns = BitGrid::from(&game).moves();
    let names: Vec<_> = columns.iter().map(ToString::to_string).collect();
    println!("{}", names.join(" "));
}
