//! Searches to five depths, each with an empty table.

use alpha_beta::Window;
use bitboards::BitPosition;
use engine::{Engine, Limits, Search, learned};

fn main() {
    let position = BitPosition::from(&benchmark_positions::ralle_thor(17));
    for depth in [2, 4, 6, 8, 17] {
        let mut engine = Engine::new(learned(), 16).expect("enough memory");
        let mut search = Search::new(&mut engine, Limits::NONE);
        let value = search.search(position, depth, Window::FULL).unwrap();
        println!("{depth:2} {value:+4} {:7}", search.positions());
    }
}
