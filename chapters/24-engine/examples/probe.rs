//! The bounds that a search takes from the table, by depth and selectivity.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, Entry, learned};
use transpositions::Bounds;

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    let (lower, upper, depth) = (60, 68, 6);
    let bounds = Bounds { lower, upper };
    let found = Entry {
        bounds,
        depth,
        ..Entry::EMPTY
    };
    engine.table.put(position, found);
    for (depth, is_selective) in [(5, true), (6, false), (7, true)] {
        let bounds = engine.probe(position, depth, is_selective).bounds;
        println!("{depth} {is_selective:5} {bounds:?}");
    }
}
