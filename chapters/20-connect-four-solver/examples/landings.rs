//! The landings after two discs in column d.

use connect_four_solver::{BitGrid, rows};

fn main() {
    let mut grid = BitGrid::START;
    let d = 0b111_1111 << 21;
    for _ in 0..2 {
        grid = grid.drop_on(grid.landings() & d);
    }
    println!("discs    landings");
    for (discs, landings) in rows(grid.all).iter().zip(rows(grid.landings())) {
        println!("{discs}  {landings}");
    }
}
