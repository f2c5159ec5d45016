//! What a table remembers of a question, and what it doesn't.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BestMove, BoardShape, Search, Table};

fn main() {
    let black = BitPosition::from(&ralle_thor(10));
    let mut table = Table::new(1).expect("a megabyte");
    let bound = Search::new(BoardShape::eight()).bound(black, 1);
    let square = None;
    table.put(black, 10, 1, BestMove { bound, square });
    for alpha in [-9, 1, 5, 7, 9] {
        let known = table.get(black).expect("it was just put there");
        println!("more than {alpha:+}? {:?}", known.answer(alpha));
    }
}
