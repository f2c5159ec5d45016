//! What an engine takes from its table, and at which depth.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, Known, learned};
use transpositions::Bounds;

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    let (lower, upper, depth) = (60, 68, 6);
    let bounds = Bounds { lower, upper };
    let found = Known {
        bounds,
        depth,
        ..Known::NOTHING
    };
    engine.table.put(position, found);
    for (depth, is_sure) in [(5, false), (6, true), (7, false)] {
        let bounds = engine.known(position, depth, is_sure).bounds;
        println!("{depth} {is_sure:5} {bounds:?}");
    }
}
