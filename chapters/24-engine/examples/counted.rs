//! A search may look at 3,000 positions: at which one is it told to stop?

use engine::{Engine, Limits, Search, learned};

fn main() {
    let mut engine = Engine::new(learned(), 1).expect("enough memory");
    let mut search = Search::new(&mut engine, Limits::positions(3000));
    while search.counter.count(0).is_ok() {}
    println!("{}", search.positions());
}
