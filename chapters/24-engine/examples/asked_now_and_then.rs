//! How often a search asks whether it must stop.

use std::cell::Cell;

use alpha_beta::Window;
use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, Limits, Search, learned};

fn main() {
    let position = BitPosition::from(&ralle_thor(17));
    let asked = Cell::new(0);
    let must_stop = || {
        asked.set(asked.get() + 1);
        false
    };
    let mut engine = Engine::new(learned(), 16).expect("enough memory");
    let limits = Limits::NONE.until(&must_stop);
    let mut search = Search::new(&mut engine, limits);
    search.value(position, 17, Window::OPEN).expect("a value");
    let positions = search.positions();
    println!("{positions} positions, asked {} times", asked.get());
}
