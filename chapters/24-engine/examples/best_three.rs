//! The best three moves, five moves ahead.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, Limits, Root, Search, learned};

fn main() {
    let mut engine = Engine::new(learned(), 4).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    let mut root = Root::new(&engine, position, 3);
    let mut search = Search::new(&mut engine, Limits::NONE);
    let best = root.search(&mut search, 5).expect("it isn't stopped");
    for info in best {
        println!("{} {:+}", info.ply, info.value);
    }
}
