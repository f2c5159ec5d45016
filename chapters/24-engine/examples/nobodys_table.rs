//! What a table knows of a position that somebody has looked at.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Known, Table};

fn main() {
    let table = Table::new(1).expect("a megabyte");
    let position = BitPosition::from(&ralle_thor(17));
    println!("{:?}", table.get(position).is_some());
    table.put(position, Known::NOTHING);
    println!("{:?}", table.get(position).is_some());
}
