//! What a table remembers of a question, and what it doesn't.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{Area, Search, Table};

fn main() {
    let black = BitPosition::from(&ralle_thor(10));
    let mut table = Table::new(1).expect("a megabyte");
    let bound = Search::new(Area::eight()).bound(black, 1);
    table.put(black, 10, 1, (bound, Square::OVERFLOW));
    for than in [-9, 1, 5, 7, 9] {
        let known = table.get(black).expect("it was just put there");
        println!("more than {than:+}? {:?}", known.answer(than));
    }
}
