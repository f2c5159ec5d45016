//! Counts the positions until a limit of 3,000 stops the search.

use engine::{Engine, Limits, Search, learned};

fn main() {
    let mut engine = Engine::new(learned(), 1).expect("enough memory");
    let mut search = Search::new(&mut engine, Limits::positions(3000));
    while search.counter.count(0).is_ok() {}
    println!("{}", search.positions());
}
