//! The bounds of a position that isn't in the table, from two that are.

use connect_four::ConnectFour;
use connect_four_solver::{BitGrid, PackedTable, look_up_all};
use transpositions::Bounds;

fn main() {
    let grid = |columns: &str| {
        let game: ConnectFour = columns.parse().expect("a game");
        BitGrid::from(&game)
    };
    let mut table = PackedTable::new(1).expect("enough memory");
    for (columns, lower, upper) in [("4456", -21, 3), ("4453", -4, -2)] {
        table.store(grid(columns).key(), Bounds { lower, upper });
    }
    let grid = grid("445");
    println!("{:?}", table.get(grid.key()));
    println!("{:?}", look_up_all(&table, grid, grid.landings()));
}
