//! Stores an entry of the packed table and reads it back.

use connect_four::ConnectFour;
use connect_four_solver::{BitGrid, PackedTable};
use transpositions::Bounds;

fn main() {
    let key = |columns: &str| {
        let game: ConnectFour = columns.parse().expect("a game");
        BitGrid::from(&game).key()
    };
    let mut table = PackedTable::new(1).expect("enough memory");
    let (lower, upper) = (-1, 2);
    table.store(key("44"), Bounds { lower, upper });
    for columns in ["44", "4", "444"] {
        let key = key(columns);
        println!("{columns:3} {key:049b} {:?}", table.get(key));
    }
}
