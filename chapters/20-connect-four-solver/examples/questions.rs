//! MTD(f)'s searches of a position, and how many positions each one takes.

use connect_four::ConnectFour;
use connect_four_solver::{BitGrid, PackedTable, Solver, mtdf};
use transpositions::Bounds;

fn main() {
    let game: ConnectFour = "444442114322".parse().expect("a game");
    println!("{game}");
    let grid = BitGrid::from(&game);
    let mut solver = Solver::new(PackedTable::new(64).expect("enough memory"));
    let score = mtdf(grid.possible(), |Bounds { lower, upper }, window| {
        solver.counter.positions = 0;
        let value = solver.search(grid, window)?;
        print!("{lower:3} to {upper:2}: more than {:2}?", window.alpha);
        println!("{:8}", solver.counter.positions);
        Ok(value)
    });
    println!("score {}", score.expect("nothing stops it"));
}
