//! A searcher that counts until it's told to stop.

use alpha_beta::{Searcher, as_they_come};
use end_of_game::Position;
use minimax::discs;

fn main() {
    let start = Searcher::<Position>::new(discs, as_they_come);
    let mut searcher = start.until(&|| true);
    while searcher.count().is_ok() {}
    println!("stopped at {}", searcher.positions);
}
